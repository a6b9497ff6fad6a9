import { ClipboardCopyButton } from '@patternfly/react-core';
import { useId, useState } from 'react';
import { useTexts } from '../text/TextProvider';

/** Copies a text; nothing where the browser does not let pages copy, as without HTTPS. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const { t } = useTexts();
  const id = useId();
  const [isCopied, setCopied] = useState(false);
  if (!('clipboard' in navigator)) {
    return null;
  }
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      // A browser that refuses says so itself; the text can still be selected.
      () => undefined,
    );
  return (
    <ClipboardCopyButton
      id={id}
      aria-label={label}
      variant="plain"
      exitDelay={isCopied ? 1500 : 300}
      onTooltipHidden={() => setCopied(false)}
      onClick={() => void copy()}
    >
      {isCopied ? t('action.copied') : label}
    </ClipboardCopyButton>
  );
}
