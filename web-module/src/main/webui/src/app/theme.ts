import { useSyncExternalStore } from 'react';
import { load, save } from './settings';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

const listeners = new Set<() => void>();
let chosen: Theme = THEMES.find((theme) => theme === load('theme')) ?? 'system';

/** Applies the chosen theme and follows the system's as long as none is chosen. Called once, before the first paint. */
export function startTheme(): void {
  const system = window.matchMedia('(prefers-color-scheme: dark)');
  const apply = () => {
    const dark = chosen === 'dark' || (chosen === 'system' && system.matches);
    document.documentElement.classList.toggle('pf-v6-theme-dark', dark);
    document.documentElement.style.colorScheme = dark ? 'dark' : 'light';
  };
  system.addEventListener('change', apply);
  listeners.add(apply);
  apply();
}

export function chooseTheme(theme: Theme): void {
  chosen = theme;
  save('theme', theme);
  for (const listener of listeners) {
    listener();
  }
}

export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, () => chosen);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
