import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { isNotLoggedIn, isPassing } from '../api/problem';
import { SESSION } from './session';

/**
 * The cache of everything asked of the API. A 401 to any request means that the session is over: the frame then shows
 * the log-in page and leads back.
 */
export function queryClient(): QueryClient {
  const onError = (error: Error) => {
    if (isNotLoggedIn(error)) {
      client.setQueryData(SESSION, null);
    }
  };
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        staleTime: 5_000,
        retry: (failures, error) => isPassing(error) && failures < 2,
      },
    },
  });
  return client;
}
