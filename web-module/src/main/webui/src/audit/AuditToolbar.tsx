import {
  Toolbar,
  ToolbarContent,
  ToolbarFilter,
  ToolbarGroup,
  ToolbarItem,
  ToolbarToggleGroup,
} from '@patternfly/react-core';
import FilterIcon from '@patternfly/react-icons/dist/esm/icons/filter-icon';
import type { PayloadAccess } from '../api/audit';
import { useTexts } from '../text/TextProvider';
import type { ListQuery } from '../ui/ListPage';
import { rangeText } from '../ui/rangeText';
import { RefreshButton } from '../ui/RefreshButton';
import { TextFilter } from '../ui/TextFilter';
import { TimeRangeFilter } from '../ui/TimeRangeFilter';
import type { AuditFilter } from './filter';

interface Props {
  filter: AuditFilter;
  onChange: (filter: AuditFilter) => void;
  onClear: () => void;
  query: ListQuery<PayloadAccess>;
}

const TEXTS = ['user', 'about'] as const;

export function AuditToolbar({ filter, onChange, onClear, query }: Props) {
  const { t, format } = useTexts();
  const change = (part: Partial<AuditFilter>) => onChange({ ...filter, ...part });
  return (
    <Toolbar
      id="audit-filters"
      clearAllFilters={onClear}
      clearFiltersButtonText={t('list.clear')}
      numberOfFiltersText={(count) => t('list.applied', { count })}
      collapseListedFiltersBreakpoint="md"
      className="wb-toolbar"
    >
      <ToolbarContent>
        <ToolbarToggleGroup toggleIcon={<FilterIcon />} breakpoint="lg" aria-label={t('list.filter')}>
          <ToolbarGroup variant="filter-group">
            {TEXTS.map((name) => (
              <ToolbarFilter
                key={name}
                categoryName={t(`audit.filter.${name}`)}
                labels={filter[name] === '' ? [] : [filter[name]]}
                deleteLabel={() => change({ [name]: '' })}
              >
                <TextFilter
                  key={filter[name]}
                  label={t(`audit.filter.${name}`)}
                  hint={t(`audit.filter.${name}`)}
                  value={filter[name]}
                  onSearch={(value) => change({ [name]: value })}
                />
              </ToolbarFilter>
            ))}
            <ToolbarFilter
              categoryName={t('range.label')}
              labels={filter.range.kind === 'all' ? [] : [rangeText(t, format, filter.range)]}
              deleteLabel={() => change({ range: { kind: 'all' } })}
            >
              <TimeRangeFilter range={filter.range} onChange={(range) => change({ range })} />
            </ToolbarFilter>
          </ToolbarGroup>
        </ToolbarToggleGroup>
        <ToolbarItem>
          <RefreshButton query={query} />
        </ToolbarItem>
      </ToolbarContent>
    </Toolbar>
  );
}
