import HourglassHalfIcon from '@patternfly/react-icons/dist/esm/icons/hourglass-half-icon';
import { useTexts } from '../text/TextProvider';
import { unturned } from '../text/turning';
import type { StageBar } from './timeline';
import { place } from './place';

/** The stages above the flows; the one that should be over by now is marked. */
export function StageLane({ stages, isOverdue }: { stages: readonly StageBar[]; isOverdue: boolean }) {
  const { t } = useTexts();
  return (
    <div className="wb-lane" role="group" aria-label={t('transaction.stages')}>
      <div className="wb-lane-name">
        <span>{t('transaction.stages')}</span>
      </div>
      <div className="wb-track wb-stages">
        {stages.map(({ name, from, to, isOver }) => {
          const isLate = !isOver && isOverdue;
          const words = isLate ? t('timeline.stageOverdue', { name }) : unturned(name);
          return (
            <div
              key={name}
              className={isLate ? 'wb-stage wb-late' : isOver ? 'wb-stage' : 'wb-stage wb-lasts'}
              style={place(from, to)}
              title={words}
            >
              {isLate && <HourglassHalfIcon />} {words}
            </div>
          );
        })}
      </div>
    </div>
  );
}
