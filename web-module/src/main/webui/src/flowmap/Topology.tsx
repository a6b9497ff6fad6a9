import {
  action,
  createTopologyControlButtons,
  DagreLayout,
  defaultControlButtonsOptions,
  GRAPH_LAYOUT_END_EVENT,
  GraphComponent,
  LEFT_TO_RIGHT,
  ModelKind,
  TOP_TO_BOTTOM,
  TopologyControlBar,
  TopologyView,
  Visualization,
  VisualizationProvider,
  VisualizationSurface,
  withPanZoom,
  type Model,
} from './parts';
import { useEffect, useMemo, useState } from 'react';
import { useTexts } from '../text/TextProvider';
import { FlowNode, NODE_HEIGHT, NODE_WIDTH } from './FlowNode';
import type { FlowMapProps } from './FlowMapView';
import { HandOverEdge } from './HandOverEdge';
import { MapContext } from './mapContext';
import { extentOf, idOf } from './model';

/** In layers from left to right; or downwards, where that would make the letters small. */
type Direction = 'across' | 'down';

/** A map that is wider is made smaller to fit, in pixels. */
const FRAME_WIDTH = 1080;

/** What is higher is made smaller to fit. */
const MOST_HEIGHT = 1400;

/** Air around the map when it is fitted into its frame, in pixels. */
const MARGIN = 40;

const ZOOM = 4 / 3;

/** Between two flows of a layer, two hand-overs and two layers: there is room for what stands on the hand-overs. */
const GAPS = {
  across: { flows: 32, handOvers: 32, layers: 190 },
  down: { flows: 48, handOvers: 170, layers: 88 },
} as const;

const Surface = withPanZoom()(GraphComponent);

/** The map in layers, drawn and laid out by PatternFly's topology. */
export default function Topology({ map, selection, onSelect }: FlowMapProps) {
  const { t } = useTexts();
  const [visualization] = useState(newVisualization);
  const shape = JSON.stringify([
    map.flows.map(({ name }) => name),
    map.handOvers.map((one) => [one.from, one.to]),
  ]);

  // Other figures alone are drawn where they are; the map is laid out anew when there are other flows or ways.
  const { model, height } = useMemo(() => drawingOf(JSON.parse(shape) as Shape), [shape]);
  useEffect(() => {
    visualization.fromModel(model, false);
  }, [visualization, model]);

  const zoom = (by: number) => action(() => visualization.getGraph().scaleBy(by));
  const buttons = createTopologyControlButtons({
    ...defaultControlButtonsOptions,
    zoomInCallback: zoom(ZOOM),
    zoomInTip: t('flowMap.zoomIn'),
    zoomInAriaLabel: t('flowMap.zoomIn'),
    zoomOutCallback: zoom(1 / ZOOM),
    zoomOutTip: t('flowMap.zoomOut'),
    zoomOutAriaLabel: t('flowMap.zoomOut'),
    fitToScreenCallback: action(() => visualization.getGraph().fit(MARGIN)),
    fitToScreenTip: t('flowMap.fit'),
    fitToScreenAriaLabel: t('flowMap.fit'),
    resetView: false,
    legend: false,
  });
  const context = useMemo(() => ({ map, selection, onSelect }), [map, selection, onSelect]);

  return (
    <MapContext value={context}>
      <TopologyView
        className="wb-topology"
        style={{ minHeight: `max(28rem, ${height}px)` }}
        aria-label={t('flowMap.mapWords')}
        controlBar={<TopologyControlBar controlButtons={buttons} />}
      >
        <VisualizationProvider controller={visualization}>
          <VisualizationSurface />
        </VisualizationProvider>
      </TopologyView>
    </MapContext>
  );
}

type Shape = [flows: string[], ways: [string, string][]];

/** How the map is drawn, and how high its frame has to be. */
function drawingOf([flows, ways]: Shape): { model: Model; height: number } {
  const { layers, widest } = extentOf(flows, ways);
  const across = {
    width: layers * (NODE_WIDTH + GAPS.across.layers) - GAPS.across.layers,
    height: widest * (NODE_HEIGHT + GAPS.across.flows),
  };
  const down = {
    width: widest * (NODE_WIDTH + GAPS.down.flows),
    height: layers * (NODE_HEIGHT + GAPS.down.layers) - GAPS.down.layers,
  };
  const isDown = across.width > FRAME_WIDTH && down.width < across.width;
  return {
    model: modelOf([flows, ways], isDown ? 'down' : 'across'),
    height: Math.min(MOST_HEIGHT, (isDown ? down : across).height + 2 * MARGIN),
  };
}

function modelOf([flows, ways]: Shape, layout: Direction): Model {
  return {
    graph: { id: 'flow-map', type: 'graph', layout },
    nodes: flows.map((name) => ({
      id: idOf([name]),
      type: 'flow',
      label: name,
      width: NODE_WIDTH,
      height: NODE_HEIGHT,
      data: { selection: [name] },
    })),
    edges: ways.map(([from, to]) => ({
      id: idOf([from, to]),
      type: 'hand-over',
      source: idOf([from]),
      target: idOf([to]),
      data: { selection: [from, to] },
    })),
  };
}

function newVisualization(): Visualization {
  const visualization = new Visualization();
  visualization.registerLayoutFactory((type, graph) => {
    const direction = type as Direction;
    return new DagreLayout(graph, {
      rankdir: direction === 'down' ? TOP_TO_BOTTOM : LEFT_TO_RIGHT,
      nodeDistance: 0,
      // The graph itself would count as a group, and every way would be three times as long.
      ignoreGroups: true,
      nodesep: GAPS[direction].flows,
      edgesep: GAPS[direction].handOvers,
      ranksep: GAPS[direction].layers,
      ranker: 'network-simplex',
    });
  });
  visualization.registerComponentFactory((kind) =>
    kind === ModelKind.graph ? Surface : kind === ModelKind.node ? FlowNode : HandOverEdge,
  );
  visualization.addEventListener(GRAPH_LAYOUT_END_EVENT, () => {
    // The frame is measured after the first layout.
    requestAnimationFrame(action(() => visualization.getGraph().fit(MARGIN)));
  });
  visualization.fromModel({ graph: { id: 'flow-map', type: 'graph', layout: 'across' } }, false);
  return visualization;
}
