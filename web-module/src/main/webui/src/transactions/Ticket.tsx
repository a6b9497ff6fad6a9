import { Recorded } from '../ui/Recorded';

/** A ticket in another system: a link where it is a web address, text otherwise. */
export function Ticket({ text, isClamped = false }: { text: string; isClamped?: boolean }) {
  return isWebAddress(text) ? (
    <a href={text} target="_blank" rel="noreferrer">
      <Recorded text={text} isClamped={isClamped} />
    </a>
  ) : (
    <Recorded text={text} isClamped={isClamped} />
  );
}

/** Only http and https: whoever writes a ticket must not make others run a script. */
export function isWebAddress(text: string): boolean {
  return /^https?:\/\/[^\s]+$/i.test(text) && URL.canParse(text);
}
