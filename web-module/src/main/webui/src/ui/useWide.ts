import { useSyncExternalStore } from 'react';

/** Whether the window is at least so wide; by default, so that there is room for two columns of inputs. */
export function useWide(width = '75rem'): boolean {
  const query = `(width >= ${width})`;
  return useSyncExternalStore(
    (onChange) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', onChange);
      return () => media.removeEventListener('change', onChange);
    },
    () => window.matchMedia(query).matches,
  );
}
