import { useSearchParams, type NavigateOptions } from 'react-router';

/** The query of the page's URL, and a way to change parts of it. */
export function useUrl() {
  const [url, setUrl] = useSearchParams();
  const change = (apply: (changed: URLSearchParams) => void, options?: NavigateOptions) => {
    const changed = new URLSearchParams(url);
    apply(changed);
    setUrl(changed, { preventScrollReset: true, ...options });
  };
  return [url, change] as const;
}

export type ChangeUrl = ReturnType<typeof useUrl>[1];
