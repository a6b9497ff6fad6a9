import { useEffect } from 'react';

/** The page's name in the browser's tab and history. */
export function useTitle(title: string) {
  useEffect(() => {
    document.title = `${title} · Waybill`;
  }, [title]);
}
