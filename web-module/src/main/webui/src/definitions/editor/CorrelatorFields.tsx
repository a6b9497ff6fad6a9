import { Button, Flex, FlexItem, FormSelect, FormSelectOption } from '@patternfly/react-core';
import TrashIcon from '@patternfly/react-icons/dist/esm/icons/trash-icon';
import { useTexts } from '../../text/TextProvider';
import { asKind, correlatorsOf, kindOf, MEMBERS, withCorrelators, WORDS, type Kind } from './correlators';
import { useEditor } from './EditorContext';
import { Field, helpId, KnownField, TextField } from './Field';
import { FieldList } from './FieldList';
import { NamespaceFields } from './NamespaceFields';
import type { Json } from './json';

/** What the events of one business transaction have in common; several are names of the same one. */
export function CorrelatorFields() {
  const { t } = useTexts();
  const { content, replace, isEditable } = useEditor();
  const all = correlatorsOf(content);
  const rules = all.map(({ rule }) => rule);
  return (
    <FieldList
      list="correlators"
      title={t('definitions.correlator')}
      hint={t('definition.edit.correlatorHint')}
      add={t('definition.edit.addCorrelator')}
      isFull={all.length >= 10}
      onAdd={() => replace(withCorrelators(content, [...rules, { field: '' }]))}
    >
      {all.map(({ rule, field, path }, index) => (
        <Flex
          key={index}
          columnGap={{ default: 'columnGapMd' }}
          alignItems={{ default: 'alignItemsFlexStart' }}
        >
          <OneCorrelator rule={rule} field={field} path={path} isNamed={all.length > 1} />
          {all.length > 1 && (
            <FlexItem className="wb-beside-input">
              <Button
                variant="plain"
                size="sm"
                icon={<TrashIcon />}
                isDisabled={!isEditable}
                aria-label={t('definition.edit.remove', {
                  name: `${t('definitions.correlator')} ${index + 1}`,
                })}
                onClick={() =>
                  replace(
                    withCorrelators(
                      content,
                      rules.filter((_, i) => i !== index),
                    ),
                  )
                }
              />
            </FlexItem>
          )}
        </Flex>
      ))}
    </FieldList>
  );
}

interface Props {
  rule: Json;
  field: string;
  path: (string | number)[];
  isNamed: boolean;
}

function OneCorrelator({ rule, field, path, isNamed }: Props) {
  const { t } = useTexts();
  const { change, isEditable, known, problem } = useEditor();
  const kind = kindOf(rule);
  const member = MEMBERS.find((one) => one === kind);
  const at = { of: rule, path };
  return (
    <>
      <FlexItem className="wb-kind">
        <Field label={t('definition.edit.correlatorKind')} field={field}>
          <FormSelect
            id={field}
            value={kind ?? ''}
            isDisabled={!isEditable}
            validated={problem(field) === '' ? 'default' : 'error'}
            aria-describedby={helpId(field)}
            onChange={(_, value) => change(path, asKind(rule, value as Kind))}
          >
            {kind === undefined && <FormSelectOption value="" label={t('definition.edit.asInJson')} />}
            {[...WORDS, ...MEMBERS].map((one) => (
              <FormSelectOption key={one} value={one} label={t(`definition.kind.${one}`)} />
            ))}
          </FormSelect>
        </Field>
      </FlexItem>
      {member !== undefined && (
        <FlexItem grow={{ default: 'grow' }} className="wb-short">
          <KnownField
            {...at}
            isRequired
            member={member}
            label={t(`definition.kind.${member}`)}
            placeholder={PLACEHOLDERS[member]}
            known={member === 'field' ? known.fields : member === 'property' ? known.properties : []}
          />
        </FlexItem>
      )}
      {member !== undefined && (isNamed || problem(`${field}.name`) !== '') && (
        <FlexItem className="wb-short">
          <TextField
            {...at}
            member="name"
            label={t('definition.edit.correlatorName')}
            placeholder={t('definition.edit.correlatorNameHint')}
          />
        </FlexItem>
      )}
      {member === 'xpath' && <NamespaceFields rule={rule} path={path} />}
    </>
  );
}

const PLACEHOLDERS = {
  field: 'orderNumber',
  property: 'orderNumber',
  xpath: '/o:order/@id',
  jsonPointer: '/order/id',
  jsonPath: '$.order.id',
} as const;
