import { Toolbar, ToolbarContent, ToolbarGroup, ToolbarItem } from '@patternfly/react-core';
import type { ReactNode } from 'react';
import { DefinitionFilter } from './DefinitionFilter';
import { RefreshButton } from './RefreshButton';
import { setUnlessEmpty, writeTimeRange, type TimeRange } from './timeRange';
import { TimeRangeFilter } from './TimeRangeFilter';
import type { ChangeUrl } from './useUrl';

interface Props {
  id: string;
  definition: string;
  range: TimeRange;
  onChange: ChangeUrl;
  query: Parameters<typeof RefreshButton>[0]['query'];
  /** More to choose, in a toolbar item each. */
  more?: ReactNode;
  /** Behind all. */
  children?: ReactNode;
}

/** What a page that counts is about: one definition or all, and a time with both ends. */
export function ScopeToolbar({ id, definition, range, onChange, query, more, children }: Props) {
  return (
    <Toolbar id={id} className="wb-toolbar">
      <ToolbarContent>
        <ToolbarGroup variant="filter-group">
          <ToolbarItem>
            <DefinitionFilter
              definition={definition}
              onChange={(chosen) => onChange((url) => setUnlessEmpty(url, 'definition', chosen))}
            />
          </ToolbarItem>
          <ToolbarItem>
            <TimeRangeFilter
              range={range}
              isBounded
              onChange={(chosen) => onChange((url) => writeTimeRange(url, chosen))}
            />
          </ToolbarItem>
          {more}
        </ToolbarGroup>
        <ToolbarItem>
          <RefreshButton query={query} />
        </ToolbarItem>
        {children}
      </ToolbarContent>
    </Toolbar>
  );
}
