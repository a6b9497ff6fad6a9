import { ToolbarItem } from '@patternfly/react-core';
import type { PayloadAccess } from '../api/audit';
import { useTexts } from '../text/TextProvider';
import { rangeChip, textChip } from '../ui/chips';
import { FilterByRange, FilterByText, FilterToolbar } from '../ui/FilterToolbar';
import type { ListQuery } from '../ui/ListPage';
import { RefreshButton } from '../ui/RefreshButton';
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
    <FilterToolbar
      id="audit-filters"
      chips={[
        ...TEXTS.flatMap((name) =>
          textChip(t(`audit.filter.${name}`), filter[name], { ...filter, [name]: '' }),
        ),
        ...rangeChip(filter, t, format),
      ]}
      onChange={onChange}
      onClear={onClear}
      filters={
        <>
          {TEXTS.map((name) => (
            <FilterByText
              key={name}
              label={t(`audit.filter.${name}`)}
              hint={t(`audit.filter.${name}`)}
              value={filter[name]}
              onChange={(value) => change({ [name]: value })}
            />
          ))}
          <FilterByRange range={filter.range} onChange={(range) => change({ range })} />
        </>
      }
    >
      <ToolbarItem>
        <RefreshButton query={query} />
      </ToolbarItem>
    </FilterToolbar>
  );
}
