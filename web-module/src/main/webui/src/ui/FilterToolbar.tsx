import {
  Toolbar,
  ToolbarContent,
  ToolbarFilter,
  ToolbarGroup,
  ToolbarToggleGroup,
} from '@patternfly/react-core';
import FilterIcon from '@patternfly/react-icons/dist/esm/icons/filter-icon';
import type { ReactNode } from 'react';
import { useTexts } from '../text/TextProvider';
import { unturned } from '../text/turning';
import { rangeText } from './rangeText';
import { TextFilter } from './TextFilter';
import type { TimeRange } from './timeRange';
import { TimeRangeFilter } from './TimeRangeFilter';

interface Props {
  id: string;
  onClear: () => void;
  /** Before the filters, and in sight even where those are folded behind a button. */
  first?: ReactNode;
  /** The filters that have a control each. */
  filters: ReactNode;
  /** What is folded with them, but is no control of a filter. */
  more?: ReactNode;
  /** Behind them. */
  children?: ReactNode;
  /** A row of its own. */
  below?: ReactNode;
}

/** The filters of a list: each that is set has a chip that takes it away, and one button takes all away. */
export function FilterToolbar({ id, onClear, first, filters, more, children, below }: Props) {
  const { t } = useTexts();
  return (
    <Toolbar
      id={id}
      clearAllFilters={onClear}
      clearFiltersButtonText={t('list.clear')}
      numberOfFiltersText={(count) => t('list.applied', { count })}
      collapseListedFiltersBreakpoint="md"
      className="wb-toolbar"
    >
      <ToolbarContent>
        {first}
        <ToolbarToggleGroup toggleIcon={<FilterIcon />} breakpoint="lg" aria-label={t('list.filter')}>
          <ToolbarGroup variant="filter-group">{filters}</ToolbarGroup>
          {more}
        </ToolbarToggleGroup>
        {children}
      </ToolbarContent>
      {below !== undefined && <ToolbarContent>{below}</ToolbarContent>}
    </Toolbar>
  );
}

interface TextProps {
  label: string;
  hint: string;
  /** Empty when it is not set. */
  value: string;
  onChange: (value: string) => void;
  /** Its chip alone is shown, not its field. */
  isHidden?: boolean;
  /** As wide as there is room. */
  isWide?: boolean;
}

/** A filter by a text that is typed. */
export function FilterByText({ label, hint, value, onChange, isHidden, isWide }: TextProps) {
  return (
    <ToolbarFilter
      categoryName={label}
      labels={value === '' ? [] : [unturned(value)]}
      deleteLabel={() => onChange('')}
      showToolbarItem={isHidden !== true}
      className={isWide === true ? 'wb-search-item' : undefined}
    >
      {/* The key makes the field follow the URL. */}
      <TextFilter key={value} label={label} hint={hint} value={value} onSearch={onChange} />
    </ToolbarFilter>
  );
}

interface RangeProps {
  range: TimeRange;
  onChange: (range: TimeRange) => void;
}

/** A filter by time. */
export function FilterByRange({ range, onChange }: RangeProps) {
  const { t, format } = useTexts();
  return (
    <ToolbarFilter
      categoryName={t('range.label')}
      labels={range.kind === 'all' ? [] : [rangeText(t, format, range)]}
      deleteLabel={() => onChange({ kind: 'all' })}
    >
      <TimeRangeFilter range={range} onChange={onChange} />
    </ToolbarFilter>
  );
}
