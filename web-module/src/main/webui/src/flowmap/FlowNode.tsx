import { observer, RectAnchor, useAnchor, type GraphElement, type Node } from './parts';
import { useTexts } from '../text/TextProvider';
import { unturned } from '../text/turning';
import { Unturned } from '../ui/Recorded';
import { Choosable } from './Choosable';
import { useMapState } from './mapContext';
import { failureShareOf, find, healthOf, type Selection } from './model';

export const NODE_WIDTH = 232;
export const NODE_HEIGHT = 68;

/** A flow: its name, and what it had to do. */
export const FlowNode = observer(function FlowNode({ element }: { element: GraphElement }) {
  const { t } = useTexts();
  const { map } = useMapState();
  useAnchor(anchorOf);
  const { selection } = element.getData() as { selection: Selection };
  const found = find(map, selection);
  if (found?.kind !== 'flow') {
    return null;
  }
  const { flow } = found;
  const figures = [
    t('flowMap.transactions', { count: flow.transactions }),
    flow.failures === 0
      ? t('events.count', { count: flow.events })
      : t('flowMap.failureCount', { count: flow.failures }),
  ].join(' · ');
  return (
    <Choosable
      selection={selection}
      label={`${unturned(flow.name)} ${figures}`}
      className={`wb-flow wb-health-${healthOf(failureShareOf(flow))}`}
    >
      <rect className="wb-flow-box" width={NODE_WIDTH} height={NODE_HEIGHT} rx="10" />
      <foreignObject width={NODE_WIDTH} height={NODE_HEIGHT}>
        <div className="wb-flow-text">
          <div className="wb-flow-name" title={unturned(flow.name)} dir="auto">
            <Unturned text={flow.name} />{' '}
          </div>
          <div className="wb-flow-figures">{figures}</div>
        </div>
      </foreignObject>
    </Choosable>
  );
});

/** Hand-overs end at the edge of the box. */
function anchorOf(node: Node): RectAnchor {
  return new RectAnchor(node);
}
