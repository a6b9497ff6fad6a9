import { useEffect } from 'react';
import { unturned } from '../text/turning';

/** The page's name in the browser's tab and history. */
export function useTitle(title: string) {
  useEffect(() => {
    document.title = `${unturned(title)} · Waybill`;
  }, [title]);
}
