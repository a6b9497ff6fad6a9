import { useTexts } from '../text/TextProvider';
import { Unturned } from '../ui/Recorded';
import { pieces } from './masked';

/** Text of an event, in which the places of hidden values are marked. */
export function Marked({ text }: { text: string }) {
  const { t } = useTexts();
  return pieces(text).map((piece, index) =>
    piece.isMasked ? (
      <mark key={index} className="wb-masked" title={t('payload.masked')}>
        {piece.text}
      </mark>
    ) : (
      <Unturned key={index} text={piece.text} />
    ),
  );
}
