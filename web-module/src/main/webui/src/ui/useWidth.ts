import { getResizeObserver } from '@patternfly/react-core';
import { useEffect, useRef, useState } from 'react';

/** The width of an element in pixels, for what is drawn and cannot flow; the first one before it is measured. */
export function useWidth<T extends HTMLElement>(first: number) {
  const ref = useRef<T>(null);
  const [width, setWidth] = useState(first);
  useEffect(() => {
    const element = ref.current;
    if (element === null) {
      return undefined;
    }
    const measure = () => {
      if (element.clientWidth > 0) {
        setWidth(element.clientWidth);
      }
    };
    measure();
    return getResizeObserver(element, measure, true);
  }, []);
  return [ref, width] as const;
}
