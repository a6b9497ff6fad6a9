import { Button, Modal, ModalBody, ModalFooter, ModalHeader } from '@patternfly/react-core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { api } from '../api/api';
import type { Count } from '../api/http';
import { useTexts } from '../text/TextProvider';
import { allMatching, AT_ONCE, decideAll, inHundreds, type Progress, type What } from './bulk';
import { BulkProgress } from './BulkProgress';
import { countText } from './countText';
import { filterParameters, type QuarantineFilter } from './filter';
import type { Selection } from './useSelection';

interface Props {
  what: What;
  selection: Selection;
  /** How many the filter matches; undefined as long as that is not known. */
  count: Count | undefined;
  filter: QuarantineFilter;
  /** True when something was decided. */
  onClose: (isDone: boolean) => void;
}

/** Asks, decides about many with progress and a stop, and says what became of them. */
export function BulkDecision({ what, selection, count, filter, onClose }: Props) {
  const { t, format } = useTexts();
  const client = useQueryClient();
  const [progress, setProgress] = useState<Progress>();
  const [isRunning, setRunning] = useState(false);
  const stop = useRef(new AbortController());
  // Whoever leaves the page leaves the rest as it is.
  useEffect(() => {
    const controller = new AbortController();
    stop.current = controller;
    return () => controller.abort();
  }, []);

  // What was asked stays as it was asked, while the list behind it grows shorter.
  const [{ total, counted }] = useState(() =>
    selection.kind === 'some'
      ? { total: selection.ids.size, counted: format.number(selection.ids.size) }
      : {
          total: count?.exact ? count.count : undefined,
          counted: count === undefined ? '' : countText(t, format, count),
        },
  );

  const start = async () => {
    setRunning(true);
    // "The last hour" is the hour before the decision, not one that moves while it is carried out.
    const parameters = filterParameters(filter, new Date());
    await decideAll(
      selection.kind === 'some'
        ? inHundreds([...selection.ids])
        : allMatching((cursor) => api.quarantine.list({ ...parameters, limit: AT_ONCE, cursor })),
      (ids) => api.quarantine.decide(what, ids),
      stop.current.signal,
      setProgress,
      total,
    );
    setRunning(false);
    await client.invalidateQueries({ queryKey: ['quarantine'] });
  };

  return (
    <Modal
      isOpen
      variant="small"
      aria-labelledby="bulk"
      onClose={isRunning ? undefined : () => onClose(progress !== undefined)}
    >
      <ModalHeader
        labelId="bulk"
        title={progress === undefined ? t(`bulk.${what}Title`, { counted }) : t(`quarantine.${what}`)}
        titleIconVariant={what === 'discard' && progress === undefined ? 'warning' : undefined}
      />
      <ModalBody>
        {progress === undefined ? (
          <p>{t(`bulk.${what}Body`)}</p>
        ) : (
          <BulkProgress what={what} progress={progress} isRunning={isRunning} />
        )}
      </ModalBody>
      <ModalFooter>
        {progress === undefined ? (
          <>
            <Button
              variant={what === 'discard' ? 'danger' : 'primary'}
              isDisabled={isRunning}
              onClick={() => void start()}
            >
              {t(`quarantine.${what}`)}
            </Button>
            <Button variant="link" onClick={() => onClose(false)}>
              {t('action.cancel')}
            </Button>
          </>
        ) : isRunning ? (
          <Button variant="secondary" onClick={() => stop.current.abort()}>
            {t('search.stop')}
          </Button>
        ) : (
          <Button onClick={() => onClose(true)}>{t('action.close')}</Button>
        )}
      </ModalFooter>
    </Modal>
  );
}
