import { DefaultEdge, isEdge, NodeStatus, observer, type GraphElement } from './parts';
import { useTexts } from '../text/TextProvider';
import { unturned } from '../text/turning';
import { Choosable } from './Choosable';
import { useMapState } from './mapContext';
import { find, healthOf, middleOf, thicknessOf, type Health, type Selection } from './model';
import { labelOf } from './words';

const STATUS: Record<Health, NodeStatus | undefined> = {
  well: undefined,
  some: NodeStatus.warning,
  bad: NodeStatus.danger,
};

const LABEL_WIDTH = 220;
const LINE_HEIGHT = 18;

/** A hand-over: as thick as it is busy, and what stands on it in words. */
export const HandOverEdge = observer(function HandOverEdge({ element }: { element: GraphElement }) {
  const { t, format } = useTexts();
  const { map } = useMapState();
  const { selection } = element.getData() as { selection: Selection };
  const found = find(map, selection);
  if (found?.kind !== 'handOver' || !isEdge(element)) {
    return null;
  }
  const { handOver } = found;
  const lines = labelOf(t, format, handOver);
  const middle = middleOf([element.getStartPoint(), ...element.getBendpoints(), element.getEndPoint()]);
  const height = lines.length * LINE_HEIGHT + 4;
  return (
    <Choosable
      selection={selection}
      label={unturned(`${handOver.from} → ${handOver.to}: ${lines.join(' ')}`)}
      className={`wb-hand-over wb-thick-${thicknessOf(handOver, map.handOvers)}`}
    >
      <DefaultEdge element={element} endTerminalStatus={STATUS[healthOf(handOver.failureShare)]}>
        <foreignObject
          x={middle.x - LABEL_WIDTH / 2}
          y={middle.y - height / 2}
          width={LABEL_WIDTH}
          height={height}
        >
          <div className="wb-hand-over-text">
            {lines.map((line) => (
              <div key={line}>{line} </div>
            ))}
          </div>
        </foreignObject>
      </DefaultEdge>
    </Choosable>
  );
});
