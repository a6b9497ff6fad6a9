import { Checkbox, Flex, FlexItem } from '@patternfly/react-core';
import type { ReactNode } from 'react';
import { useTexts } from '../../text/TextProvider';
import { flagAt, listAt } from './content';
import { useEditor } from './EditorContext';
import { DurationField, TextField } from './Field';
import { FieldList } from './FieldList';
import type { Json } from './json';
import { ListButtons } from './ListButtons';

/** The points that a transaction passes. */
export function MilestoneFields() {
  const { t } = useTexts();
  const { change, isEditable } = useEditor();
  return (
    <Named
      list="milestones"
      title={t('definition.milestones')}
      hint={t('definition.edit.milestonesHint')}
      add={t('definition.edit.addMilestone')}
      fields={(milestone, index) => (
        <FlexItem alignSelf={{ default: 'alignSelfFlexStart' }} className="wb-beside-input">
          <Checkbox
            id={`milestones[${index}].required`}
            label={t('definition.edit.required')}
            isChecked={flagAt(milestone, 'required') === true}
            isDisabled={!isEditable}
            onChange={(_, isChecked) => change(['milestones', index, 'required'], isChecked)}
          />
        </FlexItem>
      )}
    />
  );
}

/** The parts of the way. */
export function StageFields() {
  const { t } = useTexts();
  return (
    <Named
      list="stages"
      title={t('definition.stages')}
      hint={t('definition.edit.stagesHint')}
      add={t('definition.edit.addStage')}
      fields={(stage, index) =>
        (['endWithin', 'silentFor'] as const).map((limit) => (
          <FlexItem key={limit} className="wb-short">
            <DurationField
              of={stage}
              path={['stages', index]}
              member={limit}
              label={t(`definition.limit.${limit}`)}
            />
          </FlexItem>
        ))
      }
    />
  );
}

interface NamedProps {
  list: 'milestones' | 'stages';
  title: string;
  hint: string;
  add: string;
  fields: (one: Json, index: number) => ReactNode;
}

/** A list of what has a name; where it stands is what recorded transactions know it by. */
function Named({ list, title, hint, add, fields }: NamedProps) {
  const { t } = useTexts();
  const { content, change } = useEditor();
  const all = listAt(content, list);
  return (
    <FieldList
      list={list}
      title={title}
      hint={hint}
      add={add}
      onAdd={() => change([list], [...all, { name: '' }])}
    >
      {all.map((one, index) => (
        <Flex
          key={index}
          columnGap={{ default: 'columnGapMd' }}
          alignItems={{ default: 'alignItemsFlexStart' }}
        >
          <FlexItem grow={{ default: 'grow' }} className="wb-short">
            <TextField of={one} path={[list, index]} member="name" label={t('definitions.name')} isRequired />
          </FlexItem>
          {fields(one, index)}
          <FlexItem className="wb-beside-input">
            <ListButtons list={list} index={index} name={`${title} ${index + 1}`} />
          </FlexItem>
        </Flex>
      ))}
    </FieldList>
  );
}
