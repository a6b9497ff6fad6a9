import { CodeBlock, CodeBlockAction, CodeBlockCode, ExpandableSection } from '@patternfly/react-core';
import { useState } from 'react';
import type { RecordedEvent } from '../api/events';
import { useTexts } from '../text/TextProvider';
import { CopyButton } from '../ui/CopyButton';
import { Unturned } from '../ui/Recorded';

/** The event as the API gave it. */
export function EventJson({ event }: { event: RecordedEvent }) {
  const { t } = useTexts();
  const [isOpen, setOpen] = useState(false);
  const json = JSON.stringify({ ...event, transactions: undefined }, null, 2);
  return (
    <ExpandableSection
      className="wb-section"
      toggleText={t('event.json')}
      isExpanded={isOpen}
      onToggle={(_, isExpanded) => setOpen(isExpanded)}
    >
      {isOpen && (
        <CodeBlock
          actions={
            <CodeBlockAction>
              <CopyButton text={json} label={t('event.copyJson')} />
            </CodeBlockAction>
          }
        >
          <div role="group" tabIndex={0} aria-label={t('event.json')} className="wb-scroll">
            <CodeBlockCode>
              <Unturned text={json} />
            </CodeBlockCode>
          </div>
        </CodeBlock>
      )}
    </ExpandableSection>
  );
}
