import type { Finding } from '../api/transactions';
import { useTexts } from '../text/TextProvider';
import { Recorded } from '../ui/Recorded';
import { reasonText } from './findings';

/** In a list: why a transaction is in its state, below the state; nothing where the state says it all. */
export function Reason({ findings }: { findings: readonly Finding[] }) {
  const { t, format } = useTexts();
  return findings.length === 0 ? null : (
    <div className="wb-reason">
      <Recorded text={reasonText(findings, t, format)} isClamped />
    </div>
  );
}
