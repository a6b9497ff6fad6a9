import { Pagination } from '@patternfly/react-core';
import { useTexts } from '../text/TextProvider';
import type { ListUrl } from './useListUrl';

interface Props {
  list: ListUrl;
  /** How many entries this page has. */
  count: number;
  /** The next page's cursor, null on the last. */
  next: string | null;
  /** Which of two pagers on one page: screen readers need to tell them apart. */
  position: 'top' | 'bottom';
}

/** Forward and back through a list without an end. */
export function Pager({ list, count, next, position }: Props) {
  const { t, format } = useTexts();
  const before = (list.page - 1) * list.limit;
  const range =
    count === 0
      ? t('list.none')
      : t('list.range', { from: format.number(before + 1), to: format.number(before + count) });
  return (
    <Pagination
      isCompact
      variant={position}
      dropDirection={position === 'top' ? 'down' : 'up'}
      widgetId={`pages-${position}`}
      page={list.page}
      perPage={list.limit}
      // The number of all entries is known only on the last page: until then the pager goes on.
      itemCount={next === null ? before + count : undefined}
      itemsEnd={before + count}
      toggleTemplate={() => <>{range}</>}
      perPageOptions={list.limits.map((limit) => ({ title: String(limit), value: limit }))}
      onNextClick={() => next !== null && list.next(next)}
      onPreviousClick={list.previous}
      onPerPageSelect={(_, limit) => list.setLimit(limit)}
      titles={{
        paginationAriaLabel: `${t('list.pages')} (${position})`,
        toNextPageAriaLabel: t('list.next'),
        toPreviousPageAriaLabel: t('list.previous'),
        // What is seen is part of what is heard.
        optionsToggleAriaLabel: `${range}, ${t('list.itemsPerPage')}`,
        itemsPerPage: t('list.itemsPerPage'),
        perPageSuffix: '',
      }}
    />
  );
}
