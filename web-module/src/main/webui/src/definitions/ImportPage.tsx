import {
  Alert,
  Button,
  Content,
  Label,
  List,
  ListItem,
  MultipleFileUpload,
  MultipleFileUploadMain,
  MultipleFileUploadStatus,
  MultipleFileUploadStatusItem,
  type LabelProps,
} from '@patternfly/react-core';
import UploadIcon from '@patternfly/react-icons/dist/esm/icons/upload-icon';
import { Table, Tbody, Td, Th, Thead, Tr } from '@patternfly/react-table';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { api } from '../api/api';
import type { ImportReport } from '../api/definitions';
import { useTexts } from '../text/TextProvider';
import { Recorded } from '../ui/Recorded';
import { PlainPage } from '../ui/PlainPage';
import { problemText } from '../ui/problemText';
import { Section } from '../ui/Section';
import { AdminsOnly } from './AdminsOnly';
import { mediaTypeOf } from './importing';
import { editPathOf, pathOf } from './paths';

/** What became of one file. */
interface Imported {
  file: string;
  reports: readonly ImportReport[];
  /** Why nothing of it was taken; empty when it could be read. */
  problem: string;
}

/** Takes definitions from another server, or from IBM. */
export function Component() {
  const { t } = useTexts();
  return (
    <PlainPage parent={{ text: t('definitions.title'), path: '/definitions' }} title={t('import.title')}>
      <AdminsOnly>
        <Upload />
      </AdminsOnly>
    </PlainPage>
  );
}

function Upload() {
  const { t } = useTexts();
  const client = useQueryClient();
  const [files, setFiles] = useState<readonly File[]>([]);
  const take = useMutation({
    mutationFn: async () => {
      const imported: Imported[] = [];
      // One after the other: a later file may go on from an earlier one.
      for (const file of files) {
        imported.push(
          await api.definitions
            .import(file, await mediaTypeOf(file))
            .then((reports) => ({ file: file.name, reports, problem: '' }))
            .catch((error: unknown) => ({ file: file.name, reports: [], problem: problemText(t, error) })),
        );
      }
      return imported;
    },
    onSuccess: () => {
      setFiles([]);
      return Promise.all(
        ['definitions', 'definition', 'definition-changes'].map((key) =>
          client.invalidateQueries({ queryKey: [key] }),
        ),
      );
    },
  });
  return (
    <div className="wb-stack">
      <Content component="p">{t('import.hint')}</Content>
      <MultipleFileUpload
        onFileDrop={(_, dropped) => {
          take.reset();
          setFiles([...files, ...dropped.filter((one) => !files.some(({ name }) => name === one.name))]);
        }}
        dropzoneProps={{
          accept: { 'application/json': ['.json'], 'application/xml': ['.xml'], 'text/xml': ['.xml'] },
        }}
      >
        <MultipleFileUploadMain
          titleIcon={<UploadIcon />}
          titleText={t('import.drop')}
          titleTextSeparator={t('import.or')}
          infoText={t('import.types')}
          browseButtonText={t('import.browse')}
        />
        {files.length > 0 && (
          <MultipleFileUploadStatus
            statusToggleText={t('import.chosen', { count: files.length })}
            statusToggleIcon="inProgress"
          >
            {files.map((file) => (
              <MultipleFileUploadStatusItem
                key={file.name}
                file={file}
                customFileHandler={() => undefined}
                progressValue={0}
                buttonAriaLabel={t('definition.edit.remove', { name: file.name })}
                progressAriaLabel={file.name}
                onClearClick={() => setFiles(files.filter((one) => one !== file))}
              />
            ))}
          </MultipleFileUploadStatus>
        )}
      </MultipleFileUpload>
      {files.length > 0 && (
        <div>
          <Button isDisabled={take.isPending} isLoading={take.isPending} onClick={() => take.mutate()}>
            {t('import.start', { count: files.length })}
          </Button>
        </div>
      )}
      <div aria-live="polite">{take.data !== undefined && <Reports imported={take.data} />}</div>
    </div>
  );
}

const COLORS: Record<ImportReport['outcome'], LabelProps['color']> = {
  CREATED: 'green',
  DRAFT: 'blue',
  SAME: 'grey',
  REFUSED: 'red',
};

function Reports({ imported }: { imported: readonly Imported[] }) {
  const { t } = useTexts();
  return (
    <Section title={t('import.report')}>
      {imported
        .filter(({ problem }) => problem !== '')
        .map(({ file, problem }) => (
          <Alert key={file} variant="danger" isInline component="p" title={t('import.unread', { file })}>
            <Recorded text={problem} />
          </Alert>
        ))}
      {imported.some(({ reports }) => reports.length > 0) && (
        <Table aria-label={t('import.report')} variant="compact" gridBreakPoint="grid-md">
          <Thead>
            <Tr>
              <Th>{t('filter.definition')}</Th>
              <Th>{t('import.outcome')}</Th>
              <Th width={60}>{t('import.notes')}</Th>
            </Tr>
          </Thead>
          <Tbody>
            {imported.flatMap(({ file, reports }) =>
              reports.map((report, index) => <Report key={`${file} ${index}`} report={report} file={file} />),
            )}
          </Tbody>
        </Table>
      )}
    </Section>
  );
}

function Report({ report, file }: { report: ImportReport; file: string }) {
  const { t } = useTexts();
  const { name, outcome, version, problem, notes } = report;
  return (
    <Tr>
      <Td dataLabel={t('filter.definition')}>
        {name === '' || outcome === 'REFUSED' ? (
          <Recorded text={name || t('import.nameless')} />
        ) : (
          <Link to={outcome === 'DRAFT' ? editPathOf(name) : pathOf(name)}>
            <Recorded text={name} />
          </Link>
        )}
        <div className="wb-subtle">
          <Recorded text={file} />
        </div>
      </Td>
      <Td dataLabel={t('import.outcome')}>
        <Label isCompact color={COLORS[outcome]} className="wb-state">
          {t(`import.outcome.${outcome}`, { version })}
        </Label>
      </Td>
      <Td dataLabel={t('import.notes')}>
        {problem !== null && <Recorded text={`${problem.field} ${problem.problem}`} />}
        {notes.length > 0 && (
          <List isPlain>
            {notes.map((note) => (
              <ListItem key={note}>
                <Recorded text={note} />
              </ListItem>
            ))}
          </List>
        )}
      </Td>
    </Tr>
  );
}
