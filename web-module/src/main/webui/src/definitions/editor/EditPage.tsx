import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { api } from '../../api/api';
import { useTexts } from '../../text/TextProvider';
import { DetailPage } from '../../ui/DetailPage';
import { AdminsOnly } from '../AdminsOnly';
import { pathOf } from '../paths';
import { contentOfNext } from './content';
import { Editor } from './Editor';

/** The editor for what may become the next version of a definition. */
export function Component() {
  const { t } = useTexts();
  const { name = '' } = useParams();
  const query = useQuery({
    queryKey: ['definition', name],
    queryFn: ({ signal }) => api.definitions.get(name, signal),
    // Somebody who edits starts from what there is, not from what was shown before.
    staleTime: 0,
  });
  return (
    <DetailPage
      parent={{ text: name, path: pathOf(name) }}
      title={t('definition.edit.title', { name })}
      query={query}
      notFound={t('definition.notFound', { id: name })}
    >
      {(definition) => (
        <AdminsOnly>
          {query.isFetchedAfterMount && (
            <Editor
              key={name}
              definition={definition}
              initial={contentOfNext(definition.draft ?? definition)}
            />
          )}
        </AdminsOnly>
      )}
    </DetailPage>
  );
}
