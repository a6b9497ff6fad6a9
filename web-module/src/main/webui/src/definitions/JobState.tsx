import { Label, type LabelProps } from '@patternfly/react-core';
import BanIcon from '@patternfly/react-icons/dist/esm/icons/ban-icon';
import CheckCircleIcon from '@patternfly/react-icons/dist/esm/icons/check-circle-icon';
import ExclamationCircleIcon from '@patternfly/react-icons/dist/esm/icons/exclamation-circle-icon';
import InProgressIcon from '@patternfly/react-icons/dist/esm/icons/in-progress-icon';
import PauseCircleIcon from '@patternfly/react-icons/dist/esm/icons/pause-circle-icon';
import type { ComponentType } from 'react';
import type { HistoryJob } from '../api/history';
import { useTexts } from '../text/TextProvider';

const LOOKS: Record<HistoryJob['state'], { color: LabelProps['color']; icon: ComponentType }> = {
  RUNNING: { color: 'blue', icon: InProgressIcon },
  PAUSED: { color: 'yellow', icon: PauseCircleIcon },
  CANCELLED: { color: 'grey', icon: BanIcon },
  DONE: { color: 'green', icon: CheckCircleIcon },
  FAILED: { color: 'red', icon: ExclamationCircleIcon },
};

/** How a job stands, as a sign and a word. */
export function JobState({ job }: { job: HistoryJob }) {
  const { t } = useTexts();
  const { color, icon: Icon } = LOOKS[job.state];
  return (
    <Label color={color} icon={<Icon />} isCompact className="wb-state">
      {t(`jobs.state.${job.state}`)}
    </Label>
  );
}
