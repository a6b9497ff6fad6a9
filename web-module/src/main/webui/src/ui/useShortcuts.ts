import { useEffect, useEffectEvent } from 'react';
import { load } from '../app/settings';

/** What a key does. */
export type Shortcuts = Readonly<Record<string, (() => void) | undefined>>;

/** Whether single keys do something: people who speak to their computer, or whose hands slip, switch them off. */
export function areShortcutsOn(): boolean {
  return load('shortcuts') !== 'off';
}

/** Lets single keys act on a page; never while somebody types, in a dialog, or together with Ctrl, Alt or Meta. */
export function useShortcuts(shortcuts: Shortcuts): void {
  const act = useEffectEvent((event: KeyboardEvent) => {
    const action = shortcuts[event.key];
    if (action !== undefined && isMeant(event) && (areShortcutsOn() || event.key === '?')) {
      event.preventDefault();
      action();
    }
  });
  useEffect(() => {
    document.addEventListener('keydown', act);
    return () => document.removeEventListener('keydown', act);
  }, []);
}

function isMeant({ target, ctrlKey, altKey, metaKey, defaultPrevented }: KeyboardEvent): boolean {
  const isTyping =
    target instanceof HTMLElement &&
    (target.isContentEditable ||
      target.closest('input, textarea, select, [role="menu"], [role="listbox"]') !== null);
  const isDialog = document.querySelector('[role="dialog"][aria-modal="true"]') !== null;
  return !isTyping && !isDialog && !ctrlKey && !altKey && !metaKey && !defaultPrevented;
}
