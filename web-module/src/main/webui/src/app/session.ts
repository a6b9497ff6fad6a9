import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../api/api';
import { isNotLoggedIn } from '../api/problem';
import type { Session, UserRole } from '../api/session';

export const SESSION = ['session'] as const;

/** Who is logged in: null when nobody is. */
export function useSession() {
  return useQuery<Session | null>({
    queryKey: SESSION,
    queryFn: ({ signal }) =>
      api.session.get(signal).catch((error: unknown) => {
        if (isNotLoggedIn(error)) {
          return null;
        }
        throw error;
      }),
    staleTime: Infinity,
  });
}

/** Whether the person may do what a role allows. The server decides in the end; this only spares a vain attempt. */
export function useMay(role: UserRole): boolean {
  const session = useQueryClient().getQueryData<Session | null>(SESSION);
  return session?.roles.includes(role) ?? false;
}

/** Who is logged in; empty when nobody is. */
export function useUser(): string {
  return useQueryClient().getQueryData<Session | null>(SESSION)?.user ?? '';
}
