import {
  Toolbar,
  ToolbarContent,
  ToolbarGroup,
  ToolbarItem,
  ToolbarToggleGroup,
} from '@patternfly/react-core';
import FilterIcon from '@patternfly/react-icons/dist/esm/icons/filter-icon';
import type { ReactNode } from 'react';
import { useTexts } from '../text/TextProvider';
import type { Chip } from './chips';
import { FilterChips } from './FilterChips';
import { TextFilter } from './TextFilter';
import type { TimeRange } from './timeRange';
import { TimeRangeFilter } from './TimeRangeFilter';

interface Props<F> {
  id: string;
  /** Those that are set. */
  chips: readonly Chip<F>[];
  onChange: (filter: F) => void;
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
export function FilterToolbar<F>({ id, first, filters, more, children, below, ...chips }: Props<F>) {
  const { t } = useTexts();
  return (
    <Toolbar id={id} className="wb-toolbar">
      <ToolbarContent>
        {first}
        <ToolbarToggleGroup toggleIcon={<FilterIcon />} breakpoint="lg" aria-label={t('list.filter')}>
          <ToolbarGroup variant="filter-group">{filters}</ToolbarGroup>
          {more}
        </ToolbarToggleGroup>
        {children}
      </ToolbarContent>
      <FilterChips {...chips} />
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
  /** As wide as there is room. */
  isWide?: boolean;
}

/** A filter by a text that is typed. */
export function FilterByText({ label, hint, value, onChange, isWide }: TextProps) {
  return (
    <ToolbarItem className={isWide === true ? 'wb-search-item' : undefined}>
      {/* The key makes the field follow the URL. */}
      <TextFilter key={value} label={label} hint={hint} value={value} onSearch={onChange} />
    </ToolbarItem>
  );
}

interface RangeProps {
  range: TimeRange;
  onChange: (range: TimeRange) => void;
}

/** A filter by time. */
export function FilterByRange({ range, onChange }: RangeProps) {
  return (
    <ToolbarItem>
      <TimeRangeFilter range={range} onChange={onChange} />
    </ToolbarItem>
  );
}
