import {
  Alert,
  Checkbox,
  Form,
  FormFieldGroup,
  FormFieldGroupHeader,
  Grid,
  GridItem,
  TextArea,
  TextInput,
} from '@patternfly/react-core';
import { LIMITS } from '../../api/definitions';
import { useTexts } from '../../text/TextProvider';
import { flagAt, textAt } from './content';
import { CorrelatorFields } from './CorrelatorFields';
import { MilestoneFields, StageFields } from './CourseFields';
import { useEditor } from './EditorContext';
import { DurationField, Field, helpId } from './Field';
import { KeyFields } from './KeyFields';
import { PatternFields } from './PatternFields';

/** A definition as a form: another view of the text, which it changes member by member. */
export function DefinitionForm() {
  const { t } = useTexts();
  const { content, change, isEditable, isNew, problem } = useEditor();
  return (
    <Form isWidthLimited={false} onSubmit={(event) => event.preventDefault()} className="wb-form">
      {!isEditable && (
        <Alert variant="warning" isInline component="p" title={t('definition.edit.waits')}>
          {t('definition.edit.waitsBody')}
        </Alert>
      )}
      <Field
        label={t('definitions.name')}
        field="name"
        isRequired
        hint={t(isNew ? 'definition.edit.nameHint' : 'definition.edit.nameFixed')}
      >
        <TextInput
          id="name"
          value={textAt(content, 'name')}
          isRequired
          isDisabled={!isEditable}
          readOnlyVariant={isNew ? undefined : 'default'}
          spellCheck={false}
          validated={problem('name') === '' ? 'default' : 'error'}
          aria-describedby={helpId('name')}
          onChange={(_, name) => change(['name'], name)}
        />
      </Field>
      <Field
        label={t('definitions.description')}
        field="description"
        hint={t('definition.edit.descriptionHint')}
      >
        <TextArea
          id="description"
          value={textAt(content, 'description')}
          isDisabled={!isEditable}
          rows={2}
          resizeOrientation="vertical"
          aria-describedby={helpId('description')}
          onChange={(_, text) => change(['description'], text === '' ? undefined : text)}
        />
      </Field>
      <CorrelatorFields />
      <PatternFields />
      <KeyFields />
      <FormFieldGroup
        header={
          <FormFieldGroupHeader
            titleText={{ text: t('definition.limits'), id: 'form-limits' }}
            titleDescription={problem('limits') || t('definition.edit.limitsHint')}
          />
        }
      >
        <Grid hasGutter md={6}>
          {LIMITS.map((limit) => (
            <GridItem key={limit}>
              <DurationField
                of={content.limits}
                path={['limits']}
                member={limit}
                label={t(`definition.limit.${limit}`)}
                hint={t(`definition.edit.absent.${limit}`)}
              />
            </GridItem>
          ))}
        </Grid>
      </FormFieldGroup>
      <MilestoneFields />
      <StageFields />
      <Field label={t('definition.edit.course')} field="singleStart">
        <Checkbox
          id="singleStart"
          label={t('definition.singleStart')}
          description={t('definition.edit.singleStartHint')}
          isChecked={flagAt(content, 'singleStart') === true}
          isDisabled={!isEditable}
          onChange={(_, isChecked) => change(['singleStart'], isChecked ? true : undefined)}
        />
      </Field>
    </Form>
  );
}
