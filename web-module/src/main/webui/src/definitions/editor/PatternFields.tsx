import { FormFieldGroupExpandable, FormFieldGroupHeader, Grid, GridItem } from '@patternfly/react-core';
import { useState } from 'react';
import { PATTERN_ROLES } from '../../api/definitions';
import { useTexts } from '../../text/TextProvider';
import { Recorded } from '../../ui/Recorded';
import { listAt, namesAt, textAt } from './content';
import { useEditor } from './EditorContext';
import { ChoiceField, KnownField } from './Field';
import { FieldList } from './FieldList';
import type { Json } from './json';
import { ListButtons } from './ListButtons';
import { patternSummary, roleText } from '../words';

/** Which events play which role. */
export function PatternFields() {
  const { t } = useTexts();
  const { content, change } = useEditor();
  const patterns = listAt(content, 'events');
  const [added, setAdded] = useState(-1);
  return (
    <FieldList
      list="events"
      title={t('definition.patterns')}
      hint={t('definition.edit.patternsHint')}
      add={t('definition.edit.addPattern')}
      onAdd={() => {
        setAdded(patterns.length);
        change(['events'], [...patterns, { role: 'progress', flow: '*' }]);
      }}
    >
      {patterns.map((pattern, index) => (
        <OnePattern key={index} pattern={pattern} index={index} isExpanded={index === added} />
      ))}
    </FieldList>
  );
}

function OnePattern({ pattern, index, isExpanded }: { pattern: Json; index: number; isExpanded: boolean }) {
  const { t } = useTexts();
  const { content, known, problem } = useEditor();
  const path = ['events', index];
  const at = { of: pattern, path };
  const role = textAt(pattern, 'role');
  const name = t('definition.edit.pattern', { number: index + 1 });
  const members = ['role', 'flow', 'source', 'eventName', 'final', 'milestone', 'stage'];
  const wrong = [`events[${index}]`, ...members.map((member) => `events[${index}].${member}`)]
    .map(problem)
    .find((text) => text !== '');
  const names = (list: string) => [
    { value: '', text: t('definition.edit.none') },
    ...namesAt(content, list).map((one) => ({ value: one, text: one })),
  ];
  return (
    <FormFieldGroupExpandable
      isExpanded={isExpanded}
      toggleAriaLabel={t('definition.edit.open', { name })}
      header={
        <FormFieldGroupHeader
          titleText={{
            id: `form-events-${index}`,
            text: <Recorded text={`${index + 1}. ${roleText(t, role)}`} />,
          }}
          titleDescription={
            <span className={wrong === undefined ? undefined : 'wb-wrong'}>
              <Recorded text={wrong ?? patternSummary(t, pattern)} />
            </span>
          }
          actions={<ListButtons list="events" index={index} name={name} />}
        />
      }
    >
      <Grid hasGutter md={6}>
        <GridItem>
          <ChoiceField
            {...at}
            isRequired
            member="role"
            label={t('event.role')}
            options={PATTERN_ROLES.map((one) => ({ value: one, text: roleText(t, one) }))}
          />
        </GridItem>
        <GridItem>
          <KnownField
            {...at}
            member="flow"
            label={t('definition.pattern.flow')}
            placeholder={t('definition.pattern.any')}
            known={known.flows}
          />
        </GridItem>
        <GridItem>
          <KnownField
            {...at}
            member="source"
            label={t('definition.pattern.source')}
            placeholder={t('definition.pattern.any')}
            known={known.sources}
          />
        </GridItem>
        <GridItem>
          <KnownField
            {...at}
            member="eventName"
            label={t('definition.pattern.eventName')}
            placeholder={t('definition.pattern.any')}
            known={known.eventNames}
          />
        </GridItem>
        {(role === 'failure' || problem(`events[${index}].final`) !== '') && (
          <GridItem>
            <ChoiceField
              {...at}
              member="final"
              label={t('definition.edit.final')}
              options={[
                { value: '', text: t('definition.final.byKind') },
                { value: 'true', text: t('definition.final.true') },
                { value: 'false', text: t('definition.final.false') },
              ]}
            />
          </GridItem>
        )}
        {(['milestone', 'stage'] as const)
          .filter((kind) => namesAt(content, `${kind}s`).length > 0 || textAt(pattern, kind) !== '')
          .map((kind) => (
            <GridItem key={kind}>
              <ChoiceField
                {...at}
                member={kind}
                label={t(`definition.edit.${kind}OfPattern`)}
                options={names(`${kind}s`)}
              />
            </GridItem>
          ))}
      </Grid>
    </FormFieldGroupExpandable>
  );
}
