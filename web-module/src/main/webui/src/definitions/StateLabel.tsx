import { Label, type LabelProps } from '@patternfly/react-core';
import ArchiveIcon from '@patternfly/react-icons/dist/esm/icons/archive-icon';
import CheckCircleIcon from '@patternfly/react-icons/dist/esm/icons/check-circle-icon';
import EditIcon from '@patternfly/react-icons/dist/esm/icons/edit-icon';
import OutlinedClockIcon from '@patternfly/react-icons/dist/esm/icons/outlined-clock-icon';
import type { ComponentType } from 'react';
import type { Definition } from '../api/definitions';
import { useTexts } from '../text/TextProvider';
import { lifeOf, type Life } from './life';

const LOOKS: Record<Life, { color: LabelProps['color']; icon: ComponentType }> = {
  DRAFT: { color: 'blue', icon: EditIcon },
  PLANNED: { color: 'purple', icon: OutlinedClockIcon },
  ACTIVE: { color: 'green', icon: CheckCircleIcon },
  RETIRED: { color: 'grey', icon: ArchiveIcon },
};

/** Whether a definition's version matches events, as a sign and a word. */
export function StateLabel({ definition }: { definition: Definition }) {
  const { t } = useTexts();
  const life = lifeOf(definition, new Date());
  const { color, icon: Icon } = LOOKS[life];
  return (
    <Label color={color} icon={<Icon />} isCompact className="wb-state">
      {t(`definition.life.${life}`)}
    </Label>
  );
}
