/** Text of any length from an event: wrapped anywhere, cut after some lines in lists, whole in its tooltip. */
export function Long({ text, isClamped = false }: { text: string; isClamped?: boolean }) {
  return text === '' ? null : (
    <span
      className={isClamped ? 'wb-long wb-clamped' : 'wb-long'}
      title={isClamped ? text : undefined}
      dir="auto"
    >
      {text}
    </span>
  );
}
