import { Label, type LabelProps } from '@patternfly/react-core';
import ArrowRightIcon from '@patternfly/react-icons/dist/esm/icons/arrow-right-icon';
import ExclamationTriangleIcon from '@patternfly/react-icons/dist/esm/icons/exclamation-triangle-icon';
import FlagCheckeredIcon from '@patternfly/react-icons/dist/esm/icons/flag-checkered-icon';
import PlayIcon from '@patternfly/react-icons/dist/esm/icons/play-icon';
import type { ComponentType } from 'react';
import type { Role } from '../api/events';
import { useTexts } from '../text/TextProvider';

export const ROLE_ICONS: Record<Role, ComponentType> = {
  START: PlayIcon,
  PROGRESS: ArrowRightIcon,
  END: FlagCheckeredIcon,
  FAILURE: ExclamationTriangleIcon,
};

const COLORS: Record<Role, LabelProps['color']> = {
  START: 'blue',
  PROGRESS: 'grey',
  END: 'green',
  FAILURE: 'red',
};

/** An event's part in its transaction as a sign and a word. */
export function RoleLabel({ role }: { role: Role }) {
  const { t } = useTexts();
  const Icon = ROLE_ICONS[role];
  return (
    <Label color={COLORS[role]} icon={<Icon />} isCompact className="wb-state">
      {t(`role.${role}`)}
    </Label>
  );
}
