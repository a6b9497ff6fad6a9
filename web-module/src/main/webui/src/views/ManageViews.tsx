import {
  Button,
  Form,
  InputGroup,
  InputGroupItem,
  Modal,
  ModalBody,
  ModalFooter,
  ModalHeader,
  TextInput,
} from '@patternfly/react-core';
import { Table, Tbody, Td, Th, Thead, Tr } from '@patternfly/react-table';
import { useState } from 'react';
import type { SavedView, ViewPage } from '../api/views';
import { useMay, useUser } from '../app/session';
import { useTexts } from '../text/TextProvider';
import { unturned } from '../text/turning';
import { Recorded } from '../ui/Recorded';
import { ProblemNote } from '../ui/ProblemNote';
import { useChangeView } from './views';

interface Props {
  page: ViewPage;
  views: readonly SavedView[];
  onClose: () => void;
}

/** Renames and deletes views; each person their own, and operators those that they have shared. */
export function ManageViews({ page, views, onClose }: Props) {
  const { t } = useTexts();
  const user = useUser();
  const mayShare = useMay('operator');
  const change = useChangeView(page);
  return (
    <Modal isOpen variant="medium" onClose={onClose} aria-labelledby="manage-views">
      <ModalHeader title={t('views.manageTitle')} labelId="manage-views" />
      <ModalBody>
        {change.isError && <ProblemNote error={change.error} title={t('views.notSaved')} />}
        <Table aria-label={t('views.manageTitle')} variant="compact" gridBreakPoint="">
          <Thead>
            <Tr>
              <Th>{t('views.name')}</Th>
              <Th>{t('views.whose')}</Th>
              <Th screenReaderText={t('views.actions')} />
            </Tr>
          </Thead>
          <Tbody>
            {views.map((view) => (
              <Row
                key={`${view.author} ${view.name}`}
                view={view}
                isOwn={view.author === user && (!view.shared || mayShare)}
                isBusy={change.isPending}
                onRename={(name) => change.mutate({ name, saved: view, renamedFrom: view.name })}
                onDelete={() => change.mutate({ name: view.name })}
              />
            ))}
          </Tbody>
        </Table>
      </ModalBody>
      <ModalFooter>
        <Button onClick={onClose}>{t('action.close')}</Button>
      </ModalFooter>
    </Modal>
  );
}

interface RowProps {
  view: SavedView;
  isOwn: boolean;
  isBusy: boolean;
  onRename: (name: string) => void;
  onDelete: () => void;
}

function Row({ view, isOwn, isBusy, onRename, onDelete }: RowProps) {
  const { t } = useTexts();
  const [name, setName] = useState<string>();
  const given = name?.trim() ?? '';
  return (
    <Tr>
      <Td dataLabel={t('views.name')}>
        {name === undefined ? (
          <Recorded text={view.name} />
        ) : (
          <Form
            onSubmit={(event) => {
              event.preventDefault();
              if (given !== '') {
                onRename(given);
                setName(undefined);
              }
            }}
          >
            <InputGroup>
              <InputGroupItem isFill>
                <TextInput
                  aria-label={t('views.newName', { name: view.name })}
                  autoFocus
                  maxLength={100}
                  value={name}
                  onChange={(_, value) => setName(value)}
                />
              </InputGroupItem>
              <InputGroupItem>
                <Button type="submit" variant="control" isDisabled={given === '' || isBusy}>
                  {t('action.save')}
                </Button>
              </InputGroupItem>
            </InputGroup>
          </Form>
        )}
      </Td>
      <Td dataLabel={t('views.whose')}>
        {t(view.shared ? 'views.by' : 'views.mine', { author: view.author })}
      </Td>
      <Td isActionCell>
        {isOwn && name === undefined && (
          <>
            <Button
              variant="link"
              isDisabled={isBusy}
              aria-label={unturned(`${t('views.rename')}: ${view.name}`)}
              onClick={() => setName(view.name)}
            >
              {t('views.rename')}
            </Button>
            <Button
              variant="link"
              isDanger
              isDisabled={isBusy}
              aria-label={unturned(`${t('views.delete')}: ${view.name}`)}
              onClick={onDelete}
            >
              {t('views.delete')}
            </Button>
          </>
        )}
      </Td>
    </Tr>
  );
}
