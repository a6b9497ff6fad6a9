import { Alert, AlertActionLink, Grid, GridItem, Tab, Tabs, TabTitleText } from '@patternfly/react-core';
import { useMemo, useState, type ReactNode } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import type { FieldProblem } from '../../api/problem';
import type { DefinitionDetail } from '../../api/definitions';
import { useTexts } from '../../text/TextProvider';
import { useWide } from '../../ui/useWide';
import { editPathOf, pathOf } from '../paths';
import { ActivateDialog } from './ActivateDialog';
import { Conflict } from './Conflict';
import { contentOfNext, textAt } from './content';
import { DefinitionForm } from './DefinitionForm';
import { DiscardDialog } from './DiscardDialog';
import { DryRunSide } from './DryRunSide';
import { EditorContext, type EditorValue } from './EditorContext';
import { EditorToolbar } from './EditorToolbar';
import { changed, print, type JsonObject } from './json';
import { JsonSide } from './JsonSide';
import { keepText, keptText } from './keptText';
import { LeaveGuard } from './LeaveGuard';
import { ChangedMeanwhile, useDraft } from './useDraft';
import { useEditorText } from './useEditorText';
import { useKnownNames } from './useKnownNames';
import './editor.css';

interface Props {
  /** As it was loaded, null for a new one. */
  definition: DefinitionDetail | null;
  initial: JsonObject;
}

type Dialog = 'activate' | 'discard';

/** Form and JSON of one text, and what can be done with it. */
export function Editor({ definition, initial }: Props) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const isNew = definition === null;
  const key = definition?.name ?? '';
  const editor = useEditorText(initial, definition?.name);
  const draft = useDraft(editor, definition, key);
  const [kept, setKept] = useState(() => keptText(key));
  // Saving a new definition leads to its own address, and goes on there with what was asked for.
  const asked = (useLocation().state as { dialog?: Dialog } | null)?.dialog;
  const [dialog, setDialog] = useState(asked);
  const known = useKnownNames();

  const { content, isEditable, setContent } = editor;
  // What nobody has begun to write is not called wrong.
  const isUntouched = isNew && !draft.isUnsaved && textAt(content, 'name') === '';
  const problems = isUntouched ? NOTHING : editor.problems;
  const value = useMemo<EditorValue>(
    () => ({
      content,
      isEditable,
      isNew,
      change: (path, next) => setContent(changed(content, path, next) as JsonObject),
      replace: setContent,
      problem: (field) => problems.find((one) => one.field === field)?.problem ?? '',
      known,
    }),
    // setContent differs in every rendering and does the same.
    [content, isEditable, isNew, problems, known], // eslint-disable-line react-hooks/exhaustive-deps
  );

  const save = (anyway: boolean, then?: Dialog) =>
    draft.save.mutate(
      { anyway },
      {
        onSuccess: (now) => {
          if (isNew) {
            void navigate(editPathOf(now.name), { replace: true, state: { dialog: then } });
          } else {
            setDialog(then);
          }
        },
      },
    );
  const conflict = draft.save.error instanceof ChangedMeanwhile ? draft.save.error : undefined;
  const leaveTo = (path: string) => {
    draft.forget();
    void navigate(path);
  };

  return (
    <EditorContext value={value}>
      <LeaveGuard isUnsaved={draft.unsaved} onLeave={draft.forget} />
      {kept !== null && kept !== editor.text && (
        <Alert
          variant="info"
          isInline
          component="p"
          title={t('definition.kept.title')}
          actionLinks={
            <>
              <AlertActionLink
                onClick={() => {
                  editor.setText(kept);
                  setKept(null);
                }}
              >
                {t('definition.kept.restore')}
              </AlertActionLink>
              <AlertActionLink
                onClick={() => {
                  keepText(key, null);
                  setKept(null);
                }}
              >
                {t('definition.kept.forget')}
              </AlertActionLink>
            </>
          }
        />
      )}
      <EditorToolbar
        editor={editor}
        draft={draft}
        definition={definition}
        isUntouched={isUntouched}
        onSave={() => save(false)}
        onActivate={() =>
          draft.isUnsaved || definition?.draft == null ? save(false, 'activate') : setDialog('activate')
        }
        onDiscard={() => setDialog('discard')}
      />
      <Sides
        form={<DefinitionForm />}
        json={
          <JsonSide text={editor.text} parsed={editor.parsed} problems={problems} onChange={editor.setText} />
        }
        tryIt={<DryRunSide editor={editor} />}
      />
      {conflict !== undefined && (
        <Conflict
          now={conflict.now}
          isNew={isNew}
          isPending={draft.save.isPending}
          onKeepMine={() => save(true)}
          onTakeTheirs={() => {
            const theirs = conflict.now;
            if (theirs !== null) {
              const text = print(contentOfNext(theirs.draft ?? theirs));
              editor.setText(text);
              draft.take(theirs, text);
              draft.save.reset();
            }
          }}
          onClose={() => draft.save.reset()}
        />
      )}
      {dialog === 'activate' && definition?.draft != null && (
        <ActivateDialog
          definition={definition}
          draft={definition.draft}
          onDone={() => leaveTo(pathOf(definition.name))}
          onClose={() => setDialog(undefined)}
        />
      )}
      {dialog === 'discard' && definition !== null && (
        <DiscardDialog
          definition={definition}
          onDone={() => leaveTo(definition.versions.length === 0 ? '/definitions' : pathOf(definition.name))}
          onClose={() => setDialog(undefined)}
        />
      )}
    </EditorContext>
  );
}

const NOTHING: readonly FieldProblem[] = [];

const SIDES = ['form', 'json', 'try'] as const;

/** Side by side where there is room, else one after the other; which one stands in the URL. */
function Sides({ form, json, tryIt }: { form: ReactNode; json: ReactNode; tryIt: ReactNode }) {
  const { t } = useTexts();
  const isWide = useWide();
  const [url, setUrl] = useSearchParams();
  const sides = isWide ? SIDES.slice(1) : SIDES;
  const side = sides.find((one) => one === url.get('side')) ?? sides[0];
  const parts = { form, json, try: tryIt };
  const tabs = (
    <Tabs
      activeKey={side}
      aria-label={t('definition.edit.sides')}
      onSelect={(_, chosen) => setUrl({ side: String(chosen) }, { replace: true })}
    >
      {sides.map((one) => (
        <Tab key={one} eventKey={one} title={<TabTitleText>{t(`definition.side.${one}`)}</TabTitleText>}>
          {one === side && <div className="wb-side">{parts[one]}</div>}
        </Tab>
      ))}
    </Tabs>
  );
  return isWide ? (
    <Grid hasGutter>
      <GridItem span={6}>{form}</GridItem>
      <GridItem span={6} className="wb-second-side">
        <div>{tabs}</div>
      </GridItem>
    </Grid>
  ) : (
    tabs
  );
}
