// How the stand-in API answers, for all its parts.

export const json = (body, status = 200) => ({ status, type: 'application/json', body });

export const problem = (status, title, detail) => ({
  status,
  type: 'application/problem+json',
  body: { status, title, detail },
});

/** A page of a list by keyset; here the cursor is a place in it. */
export function page(all, query, limit = Number(query.get('limit') ?? 50)) {
  const start = Number(query.get('cursor') ?? 0);
  const end = start + limit;
  return { items: all.slice(start, end), next: end < all.length ? String(end) : null };
}

/** The same where filters have no index: at most `window` entries are looked through for one answer. */
export function windowed(all, query, fits, timeOf, window = 20) {
  const limit = Number(query.get('limit') ?? 50);
  const items = [];
  let at = Number(query.get('cursor') ?? 0);
  const end = Math.min(all.length, at + window);
  while (at < end && items.length < limit) {
    if (fits(all[at])) {
      items.push(all[at]);
    }
    at++;
  }
  const isFull = items.length === limit;
  return {
    items,
    next: at < all.length ? String(at) : null,
    searchedTo: isFull || at >= all.length ? null : timeOf(all[at - 1]),
  };
}

export const contains = (text, part) => part === null || text.toLowerCase().includes(part.toLowerCase());
