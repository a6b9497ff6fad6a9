import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { api } from '../../api/api';
import { useTexts } from '../../text/TextProvider';
import { DetailPage } from '../../ui/DetailPage';
import { AdminsOnly } from '../AdminsOnly';
import { SUGGESTED_FROM, suggestionsKey } from '../suggestions';
import { contentOf, contentOfNext, TEMPLATE } from './content';
import { Editor } from './Editor';
import { changed, type JsonObject } from './json';

/** The editor for a new definition: from the start, from a suggestion, or from a copy. */
export function Component() {
  const { t } = useTexts();
  const [url] = useSearchParams();
  const suggestion = url.get('suggestion');
  const copy = url.get('copy');
  const events = Number(url.get('events')) || SUGGESTED_FROM;
  const query = useQuery({
    queryKey: ['new-definition', suggestion, copy, events],
    queryFn: async ({ signal, client }) => {
      if (suggestion !== null) {
        const { items } = await client.query({
          queryKey: suggestionsKey(events),
          queryFn: () => api.definitions.suggestions(events, signal),
          staleTime: 300_000,
        });
        const found = items.find(({ definition }) => definition.name === suggestion);
        return found === undefined ? null : contentOf(found.definition);
      }
      if (copy !== null) {
        return changed(contentOfNext(await api.definitions.get(copy, signal)), ['name'], '') as JsonObject;
      }
      return TEMPLATE;
    },
    staleTime: Infinity,
  });
  return (
    <DetailPage
      parent={{ text: t('definitions.title'), path: '/definitions' }}
      title={t('definition.edit.newTitle')}
      query={query}
      notFound={t('definition.notFound', { id: copy ?? '' })}
    >
      {(initial) => (
        <AdminsOnly>
          {initial === null ? (
            <p>{t('suggestions.gone', { name: suggestion ?? '' })}</p>
          ) : (
            <Editor definition={null} initial={initial} />
          )}
        </AdminsOnly>
      )}
    </DetailPage>
  );
}
