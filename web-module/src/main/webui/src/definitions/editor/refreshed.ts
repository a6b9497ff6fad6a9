import type { QueryClient } from '@tanstack/react-query';

/** After a change: everything that shows the definition is loaded anew. */
export async function refreshed(client: QueryClient, name: string): Promise<void> {
  const keys = [['definition', name], ['definitions'], ['definition-changes'], ['definition-diff', name]];
  await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
}
