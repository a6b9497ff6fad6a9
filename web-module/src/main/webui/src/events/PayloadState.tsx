import type { PayloadInfo } from '../api/events';
import { useTexts } from '../text/TextProvider';

/** Whether the payload is kept, in a word or two. */
export function PayloadState({ payload }: { payload: PayloadInfo }) {
  const { t, format } = useTexts();
  const text = t(`payload.${payload.state}`, { size: format.bytes(payload.size) });
  return payload.state === 'PRESENT' ? <>{text}</> : <span className="wb-subtle">{text}</span>;
}
