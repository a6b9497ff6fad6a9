import { useState } from 'react';
import { useTexts } from '../text/TextProvider';
import { ChoiceFilter } from './ChoiceFilter';
import { CustomRange } from './CustomRange';
import { LAST, type Last, type TimeRange } from './timeRange';
import { rangeText } from './rangeText';

interface Props {
  range: TimeRange;
  onChange: (range: TimeRange) => void;
  /** Leaves all time out: what counts by time needs an end on both sides. */
  isBounded?: boolean;
}

/** From the last 15 minutes to all time, or between two moments. */
export function TimeRangeFilter({ range, onChange, isBounded = false }: Props) {
  const { t, format } = useTexts();
  const [isCustom, setCustom] = useState(false);
  const value = range.kind === 'last' ? range.last : range.kind === 'all' ? 'all' : 'custom';
  const spans = [...(Object.keys(LAST) as Last[]), 'custom'] as const;
  const options = isBounded ? spans : (['all', ...spans] as const);
  return (
    <>
      <ChoiceFilter
        label={t('range.label')}
        value={value}
        shown={rangeText(t, format, range)}
        options={options.map((option) => ({ value: option, text: t(`range.${option}`) }))}
        onChoose={(chosen) => {
          if (chosen === 'custom') {
            setCustom(true);
          } else {
            onChange(chosen === 'all' ? { kind: 'all' } : { kind: 'last', last: chosen as Last });
          }
        }}
      />
      {isCustom && (
        <CustomRange
          range={range}
          onClose={() => setCustom(false)}
          onChange={(chosen) => {
            setCustom(false);
            onChange(chosen);
          }}
        />
      )}
    </>
  );
}
