import {
  action,
  createTopologyControlButtons,
  DagreLayout,
  defaultControlButtonsOptions,
  GRAPH_LAYOUT_END_EVENT,
  GraphComponent,
  LEFT_TO_RIGHT,
  ModelKind,
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
import { idOf } from './model';

const LAYOUT = 'layered';

/** Air around the map when it is fitted into its frame, in pixels. */
const MARGIN = 40;

const ZOOM = 4 / 3;

const Surface = withPanZoom()(GraphComponent);

/** The map as layers from left to right, drawn and laid out by PatternFly's topology. */
export default function Topology({ map, selection, onSelect }: FlowMapProps) {
  const { t } = useTexts();
  const [visualization] = useState(newVisualization);
  const shape = JSON.stringify([
    map.flows.map(({ name }) => name),
    map.handOvers.map((one) => [one.from, one.to]),
  ]);

  // Other figures alone are drawn where they are; the map is laid out anew when there are other flows or ways.
  const model = useMemo(() => modelOf(JSON.parse(shape) as Shape), [shape]);
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

function modelOf([flows, ways]: Shape): Model {
  return {
    graph: { id: 'flow-map', type: 'graph', layout: LAYOUT },
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
  visualization.registerLayoutFactory(
    (_, graph) =>
      new DagreLayout(graph, {
        rankdir: LEFT_TO_RIGHT,
        nodeDistance: 0,
        // The graph itself would count as a group, and every way would be three times as long.
        ignoreGroups: true,
        nodesep: 32,
        edgesep: 32,
        // Room for what stands on the hand-overs.
        ranksep: 230,
        ranker: 'network-simplex',
      }),
  );
  visualization.registerComponentFactory((kind) =>
    kind === ModelKind.graph ? Surface : kind === ModelKind.node ? FlowNode : HandOverEdge,
  );
  visualization.addEventListener(GRAPH_LAYOUT_END_EVENT, () => {
    // The frame is measured after the first layout.
    requestAnimationFrame(action(() => visualization.getGraph().fit(MARGIN)));
  });
  visualization.fromModel({ graph: { id: 'flow-map', type: 'graph', layout: LAYOUT } }, false);
  return visualization;
}
