import { Label, type LabelProps } from '@patternfly/react-core';
import BalanceScaleLeftIcon from '@patternfly/react-icons/dist/esm/icons/balance-scale-left-icon';
import CheckCircleIcon from '@patternfly/react-icons/dist/esm/icons/check-circle-icon';
import ExclamationCircleIcon from '@patternfly/react-icons/dist/esm/icons/exclamation-circle-icon';
import HourglassHalfIcon from '@patternfly/react-icons/dist/esm/icons/hourglass-half-icon';
import InProgressIcon from '@patternfly/react-icons/dist/esm/icons/in-progress-icon';
import type { ComponentType } from 'react';
import type { State } from '../api/transactions';
import { useTexts } from '../text/TextProvider';

/** The colours stand in ui.css once more, as `--wb-state-…`, for what is no label: change both. */
const LOOKS: Record<State, { color: LabelProps['color']; icon: ComponentType }> = {
  IN_PROGRESS: { color: 'blue', icon: InProgressIcon },
  COMPLETE: { color: 'green', icon: CheckCircleIcon },
  FAILED: { color: 'red', icon: ExclamationCircleIcon },
  INCONSISTENT: { color: 'purple', icon: BalanceScaleLeftIcon },
  OVERDUE: { color: 'orange', icon: HourglassHalfIcon },
};

/** A state's sign. */
export function StateIcon({ state }: { state: State }) {
  const Icon = LOOKS[state].icon;
  return <Icon />;
}

/** A state as a sign and a word; the colour only helps. */
export function StateLabel({ state }: { state: State }) {
  const { t } = useTexts();
  const { color, icon: Icon } = LOOKS[state];
  return (
    <Label color={color} icon={<Icon />} className="wb-state">
      {t(`state.${state}`)}
    </Label>
  );
}
