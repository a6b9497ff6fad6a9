import { ActionList, ActionListGroup, ActionListItem, Button } from '@patternfly/react-core';
import AngleDownIcon from '@patternfly/react-icons/dist/esm/icons/angle-down-icon';
import AngleUpIcon from '@patternfly/react-icons/dist/esm/icons/angle-up-icon';
import TrashIcon from '@patternfly/react-icons/dist/esm/icons/trash-icon';
import { useTexts } from '../../text/TextProvider';
import { listAt, swapped } from './content';
import { useEditor } from './EditorContext';

interface Props {
  list: string;
  index: number;
  /** What one of the list is called, for screen readers. */
  name: string;
  isOrdered?: boolean;
}

/** Up, down and away, for one of a list. */
export function ListButtons({ list, index, name, isOrdered = true }: Props) {
  const { t } = useTexts();
  const { content, change, isEditable } = useEditor();
  const all = listAt(content, list);
  const move = (by: number) => change([list], swapped(all, index, index + by));
  return (
    <ActionList isIconList>
      <ActionListGroup>
        {isOrdered && (
          <>
            <ActionListItem>
              <Button
                variant="plain"
                size="sm"
                icon={<AngleUpIcon />}
                aria-label={t('definition.edit.up', { name })}
                isDisabled={!isEditable || index === 0}
                onClick={() => move(-1)}
              />
            </ActionListItem>
            <ActionListItem>
              <Button
                variant="plain"
                size="sm"
                icon={<AngleDownIcon />}
                aria-label={t('definition.edit.down', { name })}
                isDisabled={!isEditable || index === all.length - 1}
                onClick={() => move(1)}
              />
            </ActionListItem>
          </>
        )}
        <ActionListItem>
          <Button
            variant="plain"
            size="sm"
            icon={<TrashIcon />}
            aria-label={t('definition.edit.remove', { name })}
            isDisabled={!isEditable}
            onClick={() => change([list, index], undefined)}
          />
        </ActionListItem>
      </ActionListGroup>
    </ActionList>
  );
}
