import { Alert, Content, List, ListItem } from '@patternfly/react-core';
import { Table, Tbody, Td, Th, Thead, Tr } from '@patternfly/react-table';
import { useSearchParams } from 'react-router';
import { type Definition, type DefinitionDetail, LIMITS } from '../api/definitions';
import { useTexts } from '../text/TextProvider';
import { ChoiceFilter } from '../ui/ChoiceFilter';
import { Facts } from '../ui/Facts';
import { Recorded } from '../ui/Recorded';
import { Section } from '../ui/Section';
import { PatternTable } from './PatternTable';
import { VersionLinks } from './VersionLinks';
import { whichName, whichOf } from './which';
import { correlatorText, durationText, reignText } from './words';

/** What a version or the draft means, in words. */
export function Meaning({ definition }: { definition: DefinitionDetail }) {
  const { t } = useTexts();
  const [url, setUrl] = useSearchParams();
  const all = [...(definition.draft === null ? [] : [definition.draft]), ...definition.versions];
  const shown = all.find((one) => whichOf(one) === url.get('version')) ?? definition;
  return (
    <>
      {all.length > 1 && (
        <ChoiceFilter
          label={t('definitions.version')}
          value={whichOf(shown)}
          options={all.map((one) => ({ value: whichOf(one), text: whichName(t, one) }))}
          onChoose={(version) => setUrl({ version })}
        />
      )}
      <OneMeaning definition={shown} />
    </>
  );
}

function OneMeaning({ definition }: { definition: Definition }) {
  const { t, format } = useTexts();
  const { warnings, description, correlators, milestones = [], stages = [] } = definition;
  const limit = (value: string | null | undefined) =>
    value == null || value === '' ? t('definition.unlimited') : durationText(format, value);
  return (
    <div className="wb-stack wb-side">
      {warnings.length > 0 && (
        <Alert variant="warning" isInline component="h2" title={t('definition.warning')}>
          <List isPlain>
            {warnings.map((warning) => (
              <ListItem key={warning}>
                <Recorded text={warning} />
              </ListItem>
            ))}
          </List>
        </Alert>
      )}
      {description !== '' && (
        <Content component="p">
          <Recorded text={description} />
        </Content>
      )}
      <Facts
        columnModifier={{ default: '1Col', sm: '2Col', xl: '3Col' }}
        facts={[
          [t('definition.reign'), reignText(t, definition, (at) => format.moment(at))],
          [
            t(correlators === undefined ? 'definitions.correlator' : 'definition.aliases'),
            correlatorText(t, definition),
          ],
          [t('definition.keys'), definition.keys.join(', ') || t('list.none')],
          [
            t('definition.starts'),
            t(definition.singleStart === true ? 'definition.starts.one' : 'definition.starts.many'),
          ],
          [t('definitions.toOthers'), <VersionLinks key="links" definition={definition} />],
        ]}
      />
      <Section title={t('definition.patterns')}>
        <p className="wb-subtle">{t('definition.patternsHint')}</p>
        <PatternTable patterns={definition.events} />
      </Section>
      <Section title={t('definition.limits')}>
        <Facts
          columnModifier={{ default: '1Col', sm: '2Col' }}
          facts={LIMITS.map((name) => [t(`definition.limit.${name}`), limit(definition.limits[name])])}
        />
      </Section>
      {milestones.length > 0 && (
        <Section title={t('definition.milestones')}>
          <List>
            {milestones.map(({ name, required }) => (
              <ListItem key={name}>
                <Recorded
                  text={t(
                    required === true ? 'definition.milestone.required' : 'definition.milestone.optional',
                    {
                      name,
                    },
                  )}
                />
              </ListItem>
            ))}
          </List>
        </Section>
      )}
      {stages.length > 0 && (
        <Section title={t('definition.stages')}>
          <Table aria-label={t('definition.stages')} variant="compact" gridBreakPoint="grid-md">
            <Thead>
              <Tr>
                <Th>{t('definitions.name')}</Th>
                <Th>{t('definition.limit.endWithin')}</Th>
                <Th>{t('definition.limit.silentFor')}</Th>
              </Tr>
            </Thead>
            <Tbody>
              {stages.map((stage, index) => (
                <Tr key={stage.name}>
                  <Td dataLabel={t('definitions.name')}>
                    {index + 1}. <Recorded text={stage.name} />
                  </Td>
                  <Td dataLabel={t('definition.limit.endWithin')}>{limit(stage.endWithin)}</Td>
                  <Td dataLabel={t('definition.limit.silentFor')}>
                    {stage.silentFor == null ? t('definition.stage.asAll') : limit(stage.silentFor)}
                  </Td>
                </Tr>
              ))}
            </Tbody>
          </Table>
        </Section>
      )}
    </div>
  );
}
