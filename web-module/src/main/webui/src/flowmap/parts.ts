/** What is used of PatternFly's topology, part by part: the whole brings pipelines and five more layouts along. */
export { default as RectAnchor } from '@patternfly/react-topology/dist/esm/anchors/RectAnchor';
export { useAnchor } from '@patternfly/react-topology/dist/esm/behavior/useAnchor';
export { withPanZoom } from '@patternfly/react-topology/dist/esm/behavior/usePanZoom';
export { default as DefaultEdge } from '@patternfly/react-topology/dist/esm/components/edges/DefaultEdge';
export { default as GraphComponent } from '@patternfly/react-topology/dist/esm/components/GraphComponent';
export {
  createTopologyControlButtons,
  defaultControlButtonsOptions,
  TopologyControlBar,
} from '@patternfly/react-topology/dist/esm/components/TopologyControlBar/TopologyControlBar';
export { TopologyView } from '@patternfly/react-topology/dist/esm/components/TopologyView/TopologyView';
export { default as VisualizationProvider } from '@patternfly/react-topology/dist/esm/components/VisualizationProvider';
export { default as VisualizationSurface } from '@patternfly/react-topology/dist/esm/components/VisualizationSurface';
export {
  DagreLayout,
  LEFT_TO_RIGHT,
  TOP_TO_BOTTOM,
} from '@patternfly/react-topology/dist/esm/layouts/DagreLayout';
export { action, observer } from '@patternfly/react-topology/dist/esm/mobx-exports';
export {
  GRAPH_LAYOUT_END_EVENT,
  isEdge,
  ModelKind,
  NodeStatus,
  type GraphElement,
  type Model,
  type Node,
} from '@patternfly/react-topology/dist/esm/types';
export { Visualization } from '@patternfly/react-topology/dist/esm/Visualization';
