import { SearchInput } from '@patternfly/react-core';
import { useState } from 'react';
import { useTexts } from '../text/TextProvider';

interface Props {
  label: string;
  hint: string;
  value: string;
  onSearch: (value: string) => void;
}

/** A value searched exactly, once it is entered. Give it the value as `key` too, so that it follows the URL. */
export function TextFilter({ label, hint, value, onSearch }: Props) {
  const { t } = useTexts();
  const [draft, setDraft] = useState(value);
  return (
    <SearchInput
      className="wb-search"
      aria-label={label}
      placeholder={hint}
      value={draft}
      onChange={(_, text) => setDraft(text)}
      // Values are often pasted with a blank around them.
      onSearch={(_, text) => onSearch(text.trim())}
      onClear={() => {
        setDraft('');
        onSearch('');
      }}
      submitSearchButtonLabel={t('list.search')}
      resetButtonLabel={t('list.searchClear')}
    />
  );
}
