import { useLocation, useNavigate, useSearchParams } from 'react-router';

const LIMITS = [20, 50, 100, 200];
const DEFAULT_LIMIT = 50;

/** A list's place in the URL: its filters, and the page by keyset (`cursor`, with `page` only to count). */
export function useListUrl() {
  const [url, setUrl] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();
  const limit = LIMITS.find((one) => String(one) === url.get('limit')) ?? DEFAULT_LIMIT;
  const page = Math.max(1, Math.floor(Number(url.get('page') ?? '1')) || 1);

  const go = (change: (url: URLSearchParams) => void, state?: unknown) => {
    const changed = new URLSearchParams(url);
    changed.delete('cursor');
    changed.delete('page');
    // What is open beside the list stands in the page that is left.
    changed.delete('event');
    change(changed);
    setUrl(changed, { state });
  };

  return {
    url,
    /** This list, with its filters, for the way back from a detail and for the audit. */
    address: location.pathname + location.search,
    cursor: url.get('cursor') ?? undefined,
    limit,
    limits: LIMITS,
    page,
    /** Changes filters; the list then begins anew. */
    change: go,
    clear: () => setUrl(limit === DEFAULT_LIMIT ? {} : { limit: String(limit) }),
    next: (cursor: string) =>
      go(
        (changed) => {
          changed.set('cursor', cursor);
          changed.set('page', String(page + 1));
        },
        { cameFromPrevious: true },
      ),
    /** A keyset knows no way back, but the browser's history does; a page opened by a link goes back to the first. */
    previous: () => {
      if ((location.state as { cameFromPrevious?: boolean } | null)?.cameFromPrevious === true) {
        void navigate(-1);
      } else {
        go(() => undefined);
      }
    },
    setLimit: (value: number) =>
      go((changed) => {
        changed.set('limit', String(value));
      }),
  };
}

export type ListUrl = ReturnType<typeof useListUrl>;
