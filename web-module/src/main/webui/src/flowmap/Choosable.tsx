import type { ReactNode } from 'react';
import { isSame, type Selection } from './model';
import { useMapState } from './mapContext';

interface Props {
  selection: Selection;
  /** What is read out: the figures in words. */
  label: string;
  className: string;
  children: ReactNode;
}

/** A piece of the map that opens its figures by mouse and by keyboard. */
export function Choosable({ selection, label, className, children }: Props) {
  const { selection: chosen, onSelect } = useMapState();
  const isChosen = isSame(chosen, selection);
  return (
    <g
      role="button"
      tabIndex={0}
      aria-label={label}
      aria-pressed={isChosen}
      className={`wb-choosable ${className} ${isChosen ? 'wb-chosen' : ''}`}
      onClick={() => onSelect(selection)}
      onKeyDown={(key) => {
        if (key.key === 'Enter' || key.key === ' ') {
          key.preventDefault();
          onSelect(selection);
        }
      }}
    >
      {children}
    </g>
  );
}
