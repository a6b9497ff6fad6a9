import { ClipboardCopyButton, CodeBlock, CodeBlockAction, CodeBlockCode } from '@patternfly/react-core';
import { useState } from 'react';
import type { DefinitionDetail } from '../api/definitions';
import { useTexts } from '../text/TextProvider';
import { Unturned } from '../ui/Recorded';
import { contentOf } from './editor/content';
import { print } from './editor/json';

/** The definition as it can be sent to another server. */
export function DefinitionJson({ definition }: { definition: DefinitionDetail }) {
  const { t } = useTexts();
  const [isCopied, setCopied] = useState(false);
  const text = print(contentOf(definition));
  return (
    <CodeBlock
      actions={
        <CodeBlockAction>
          <ClipboardCopyButton
            id="copy-json"
            aria-label={t('action.copy')}
            variant="plain"
            onClick={() => {
              void navigator.clipboard.writeText(text).then(() => setCopied(true));
            }}
            onTooltipHidden={() => setCopied(false)}
          >
            {t(isCopied ? 'action.copied' : 'action.copy')}
          </ClipboardCopyButton>
        </CodeBlockAction>
      }
    >
      <div role="group" tabIndex={0} aria-label={t('definition.json')} className="wb-scroll">
        <CodeBlockCode id="json">
          <Unturned text={text} />
        </CodeBlockCode>
      </div>
    </CodeBlock>
  );
}
