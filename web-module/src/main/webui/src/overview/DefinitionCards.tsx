import { Gallery, Pagination, SearchInput, Title } from '@patternfly/react-core';
import { useId } from 'react';
import { useTexts } from '../text/TextProvider';
import { setUnlessEmpty, type TimeRange } from '../ui/timeRange';
import { useUrl } from '../ui/useUrl';
import { DefinitionCard } from './DefinitionCard';
import { inOrder } from './order';
import { useCountsByDefinition, useDefinitions } from './queries';

/** Each card is a question to the server, so that they come in pages. */
const PER_PAGE = 12;

/** A card for each definition, those with trouble first; they are found by their names where there are many. */
export function DefinitionCards({ range }: { range: TimeRange }) {
  const { t } = useTexts();
  const heading = useId();
  const [url, change] = useUrl();
  const wanted = url.get('name') ?? '';
  const definitions = useDefinitions().data ?? [];
  const counts = useCountsByDefinition(range);
  const all = counts.isPending ? [] : inOrder(definitions, counts.data ?? []);
  const found = all.filter(({ name }) => name.toLocaleLowerCase().includes(wanted.toLocaleLowerCase()));
  const pages = Math.max(1, Math.ceil(found.length / PER_PAGE));
  const page = Math.min(pages, Math.max(1, Math.floor(Number(url.get('page') ?? '1')) || 1));
  const choose = (name: 'name' | 'page', value: string) =>
    change(
      (to) => {
        to.delete('page');
        setUnlessEmpty(to, name, value);
      },
      { replace: name === 'name' },
    );
  if (all.length === 0) {
    return null;
  }
  return (
    <section aria-labelledby={heading} className="wb-section">
      <div className="wb-cards-heading">
        <Title headingLevel="h2" size="lg" id={heading}>
          {t('overview.definitions')}
        </Title>
        {all.length > PER_PAGE && (
          <>
            <SearchInput
              aria-label={t('overview.findDefinition')}
              placeholder={t('overview.findDefinition')}
              resetButtonLabel={t('list.searchClear')}
              value={wanted}
              onChange={(_, value) => choose('name', value)}
              onClear={() => choose('name', '')}
            />
            <Pagination
              isCompact
              itemCount={found.length}
              page={page}
              perPage={PER_PAGE}
              perPageOptions={[]}
              widgetId="definition-pages"
              onSetPage={(_, to) => choose('page', to === 1 ? '' : String(to))}
              titles={{
                paginationAriaLabel: t('overview.definitionPages'),
                toNextPageAriaLabel: t('list.next'),
                toPreviousPageAriaLabel: t('list.previous'),
                ofWord: t('overview.of'),
              }}
            />
          </>
        )}
      </div>
      {found.length === 0 && <p>{t('overview.noSuchDefinition', { name: wanted })}</p>}
      <Gallery hasGutter minWidths={{ default: '100%', sm: '20rem' }}>
        {found.slice((page - 1) * PER_PAGE, page * PER_PAGE).map(({ name }) => (
          <DefinitionCard key={name} definition={name} range={range} />
        ))}
      </Gallery>
    </section>
  );
}
