import { Button, Modal, ModalBody, ModalFooter, ModalHeader } from '@patternfly/react-core';
import { Link } from 'react-router';
import type { DefinitionDetail } from '../../api/definitions';
import { useTexts } from '../../text/TextProvider';
import { pathOf } from '../paths';

interface Props {
  /** What there is now, null when it is gone. */
  now: DefinitionDetail | null;
  isNew: boolean;
  isPending: boolean;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
  onClose: () => void;
}

/** Somebody else has changed the definition since it was opened: who and when, and three ways on. */
export function Conflict({ now, isNew, isPending, onKeepMine, onTakeTheirs, onClose }: Props) {
  const { t, format } = useTexts();
  const draft = now?.draft;
  const at = draft?.changedAt ?? now?.activatedAt;
  const who = draft?.author ?? now?.author ?? '';
  const what = isNew
    ? 'definition.conflict.exists'
    : draft != null
      ? 'definition.conflict.draft'
      : now !== null
        ? 'definition.conflict.version'
        : 'definition.conflict.gone';
  return (
    <Modal isOpen variant="small" onClose={onClose} aria-labelledby="conflict">
      <ModalHeader
        labelId="conflict"
        titleIconVariant="warning"
        title={t(isNew ? 'definition.conflict.existsTitle' : 'definition.conflict.title')}
      />
      <ModalBody>
        <div className="wb-stack">
          <p>
            {t(what, {
              who,
              at: at === undefined ? '' : format.moment(at),
              version: now?.version ?? 0,
              name: now?.name ?? '',
            })}
          </p>
          {!isNew && <p>{t('definition.conflict.ways')}</p>}
          {now !== null && (
            <p>
              <Link to={pathOf(now.name, draft == null ? {} : { version: 'draft' })} target="_blank">
                {t('definition.conflict.look')}
              </Link>
            </p>
          )}
        </div>
      </ModalBody>
      <ModalFooter>
        {!isNew && (
          <Button onClick={onKeepMine} isLoading={isPending} isDisabled={isPending}>
            {t('definition.conflict.mine')}
          </Button>
        )}
        {!isNew && now !== null && (
          <Button variant="secondary" onClick={onTakeTheirs}>
            {t('definition.conflict.theirs')}
          </Button>
        )}
        <Button variant="link" onClick={onClose}>
          {t('definition.conflict.back')}
        </Button>
      </ModalFooter>
    </Modal>
  );
}
