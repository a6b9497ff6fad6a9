import { piecesOf, unturned } from '../text/turning';

interface Props {
  text: string;
  /** In lists: cut after some lines, and whole in its tooltip. */
  isClamped?: boolean;
}

/**
 * Text of any length that came from outside: the name of a flow, a key, a failure, a note. It is wrapped anywhere, and
 * however it is written it changes nothing beside itself. All recorded text is shown by this component.
 */
export function Recorded({ text, isClamped = false }: Props) {
  return text === '' ? null : (
    <bdi
      className={isClamped ? 'wb-recorded wb-clamped' : 'wb-recorded'}
      title={isClamped ? unturned(text) : undefined}
    >
      <Unturned text={text} />
    </bdi>
  );
}

/** The text alone, where its frame is given already. */
export function Unturned({ text }: { text: string }) {
  return piecesOf(text).map((piece, index) =>
    piece.isTurn ? (
      <span key={index} className="wb-turn">
        {piece.text}
      </span>
    ) : (
      piece.text
    ),
  );
}
