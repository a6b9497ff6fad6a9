import { Button, Flex, FlexItem, HelperText, HelperTextItem } from '@patternfly/react-core';
import type { DefinitionDetail } from '../../api/definitions';
import { useTexts } from '../../text/TextProvider';
import { ProblemNote } from '../../ui/ProblemNote';
import { Problem } from '../../api/problem';
import { ChangedMeanwhile, type Draft } from './useDraft';
import type { EditorText } from './useEditorText';

interface Props {
  editor: EditorText;
  draft: Draft;
  definition: DefinitionDetail | null;
  isUntouched: boolean;
  onSave: () => void;
  onActivate: () => void;
  onDiscard: () => void;
}

/** What can be done with the draft, and how it stands; always in sight. */
export function EditorToolbar({
  editor,
  draft,
  definition,
  isUntouched,
  onSave,
  onActivate,
  onDiscard,
}: Props) {
  const { t } = useTexts();
  const { save, isUnsaved } = draft;
  const hasDraft = definition?.draft != null;
  const { error } = save;
  const isKnownProblem =
    error instanceof ChangedMeanwhile || (error instanceof Problem && error.status === 422);
  return (
    <div className="wb-editor-toolbar">
      <Flex
        columnGap={{ default: 'columnGapMd' }}
        rowGap={{ default: 'rowGapSm' }}
        alignItems={{ default: 'alignItemsCenter' }}
      >
        <FlexItem>
          <Button
            onClick={onSave}
            isLoading={save.isPending}
            isDisabled={save.isPending || !editor.isRight || (!isUnsaved && hasDraft)}
          >
            {t('definition.edit.save')}
          </Button>
        </FlexItem>
        <FlexItem>
          <Button variant="secondary" onClick={onActivate} isDisabled={save.isPending || !editor.isRight}>
            {t(isUnsaved || !hasDraft ? 'definition.edit.saveAndActivate' : 'definition.edit.activate')}
          </Button>
        </FlexItem>
        {hasDraft && (
          <FlexItem>
            <Button variant="link" isDanger onClick={onDiscard}>
              {t('definition.edit.discard')}
            </Button>
          </FlexItem>
        )}

        <FlexItem>
          {isUntouched ? (
            <HelperText>
              <HelperTextItem>{t('definition.status.untouched')}</HelperTextItem>
            </HelperText>
          ) : (
            <Status editor={editor} draft={draft} hasDraft={hasDraft} />
          )}
        </FlexItem>
      </Flex>
      {error !== null && !isKnownProblem && <ProblemNote error={error} title={t('problem.notDone')} />}
    </div>
  );
}

function Status({ editor, draft, hasDraft }: { editor: EditorText; draft: Draft; hasDraft: boolean }) {
  const { t, format } = useTexts();
  const { problems, parsed, isChecking } = editor;
  const saved =
    draft.savedAt !== undefined
      ? t('definition.status.saved', { at: format.moment(draft.savedAt) })
      : t(hasDraft ? 'definition.status.unchanged' : 'definition.status.noDraft');
  return (
    <HelperText isLiveRegion>
      {!parsed.isJson ? (
        <HelperTextItem variant="error">{t('definition.edit.noJson', { count: 1 })}</HelperTextItem>
      ) : problems.length > 0 ? (
        <HelperTextItem variant="error">
          {t('definition.edit.problems', { count: problems.length })}
        </HelperTextItem>
      ) : isChecking ? (
        <HelperTextItem variant="indeterminate">{t('definition.status.checking')}</HelperTextItem>
      ) : (
        <HelperTextItem variant={draft.isUnsaved ? 'warning' : 'success'}>
          {draft.isUnsaved ? t('definition.status.unsaved') : saved}
        </HelperTextItem>
      )}
    </HelperText>
  );
}
