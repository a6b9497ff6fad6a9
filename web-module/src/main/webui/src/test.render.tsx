import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { queryClient } from './app/queries';
import { TextProvider } from './text/TextProvider';
import { SPEECHES } from './test.speeches';

/**
 * Shows an element at an address, with texts, cache and router around it; every other address shows its own name.
 *
 * @param path the route, where the address has parameters
 */
export function renderAt(
  address: string,
  element: ReactElement,
  path = new URL(address, 'http://localhost').pathname,
) {
  const client = queryClient();
  const router = createMemoryRouter(
    [
      { path, element },
      { path: '*', element: <p>elsewhere</p> },
    ],
    { initialEntries: [address] },
  );
  render(
    <TextProvider start={SPEECHES.en}>
      <QueryClientProvider client={client}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </TextProvider>,
  );
  return { client, router };
}

/** Answers of the API by the start of `METHOD path`; what is not named answers 404. */
export function answers(
  table: Record<string, () => Response>,
): (address: string, init?: RequestInit) => Promise<Response> {
  return (address, init) => {
    const call = `${init?.method ?? 'GET'} ${address.replace('/waybill/api/', '')}`;
    const answer = Object.entries(table).find(([start]) => call.startsWith(start))?.[1];
    return Promise.resolve(answer?.() ?? Response.json({ title: 'Not found' }, { status: 404 }));
  };
}
