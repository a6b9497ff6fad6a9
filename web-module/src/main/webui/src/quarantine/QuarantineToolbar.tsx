import { Button, ToolbarGroup, ToolbarItem } from '@patternfly/react-core';
import type { Count } from '../api/http';
import type { QuarantinedEvent } from '../api/quarantine';
import { useTexts } from '../text/TextProvider';
import { BulkSelect } from '../ui/BulkSelect';
import { rangeChip, textChip } from '../ui/chips';
import { FilterByRange, FilterByText, FilterToolbar } from '../ui/FilterToolbar';
import type { ListQuery } from '../ui/ListPage';
import { RefreshButton } from '../ui/RefreshButton';
import type { What } from './bulk';
import { countText } from './countText';
import { isFiltered, type QuarantineFilter } from './filter';
import type { useSelection } from './useSelection';

interface Props {
  filter: QuarantineFilter;
  onChange: (filter: QuarantineFilter) => void;
  onClear: () => void;
  query: ListQuery<QuarantinedEvent>;
  /** How many the filter matches; undefined as long as that is not known. */
  count: Count | undefined;
  /** Undefined for those who may not decide. */
  selection: ReturnType<typeof useSelection> | undefined;
  onDecide: (what: What) => void;
}

/** The filters of the quarantine, and what may be done with what is selected. */
export function QuarantineToolbar({ filter, onChange, onClear, query, count, selection, onDecide }: Props) {
  const { t, format } = useTexts();
  const change = (part: Partial<QuarantineFilter>) => onChange({ ...filter, ...part });
  const page = query.data?.items.map(({ id }) => id) ?? [];
  const counted = count === undefined ? '' : countText(t, format, count);
  return (
    <>
      <FilterToolbar
        id="quarantine-toolbar"
        chips={[
          ...textChip(t('quarantine.reason'), filter.reason, { ...filter, reason: '' }),
          ...rangeChip(filter, t, format),
        ]}
        onChange={onChange}
        onClear={onClear}
        first={
          selection !== undefined &&
          page.length > 0 && (
            <ToolbarItem>
              <BulkSelect
                selected={selectedText(selection, counted)}
                isPageSelected={
                  page.every(selection.has)
                    ? true
                    : page.some(selection.has) || !selection.isEmpty
                      ? null
                      : false
                }
                pageCount={page.length}
                matching={counted}
                onNone={selection.none}
                onPage={() => selection.set(page, true, page)}
                onAll={selection.all}
              />
            </ToolbarItem>
          )
        }
        filters={
          <>
            <FilterByText
              label={t('quarantine.reason')}
              hint={t('quarantine.reasonHint')}
              value={filter.reason}
              onChange={(reason) => change({ reason })}
            />
            <FilterByRange range={filter.range} onChange={(range) => change({ range })} />
          </>
        }
      >
        <ToolbarItem>
          <RefreshButton query={query} also={['quarantine', 'count']} />
        </ToolbarItem>
        {selection !== undefined && (
          <ToolbarGroup variant="action-group">
            <ToolbarItem>
              <Button
                variant="secondary"
                isAriaDisabled={selection.isEmpty}
                onClick={() => onDecide('retry')}
              >
                {t('quarantine.retry')}
              </Button>
            </ToolbarItem>
            <ToolbarItem>
              <Button
                variant="secondary"
                isDanger
                isAriaDisabled={selection.isEmpty}
                onClick={() => onDecide('discard')}
              >
                {t('quarantine.discard')}
              </Button>
            </ToolbarItem>
          </ToolbarGroup>
        )}
        <ToolbarItem className="wb-subtle" alignSelf="center">
          {counted !== '' && t(isFiltered(filter) ? 'quarantine.matching' : 'quarantine.count', { counted })}
        </ToolbarItem>
      </FilterToolbar>
      {selection === undefined && page.length > 0 && <p className="wb-hint">{t('quarantine.operator')}</p>}
    </>
  );

  function selectedText(chosen: NonNullable<Props['selection']>, all: string): string {
    return chosen.isEmpty
      ? ''
      : t('bulk.selected', {
          counted: chosen.selection.kind === 'all' ? all : format.number(chosen.selection.ids.size),
        });
  }
}
