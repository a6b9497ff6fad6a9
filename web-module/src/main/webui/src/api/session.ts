import { get, json, nothing, send } from './http';

/** What a person may do. */
export type UserRole = 'viewer' | 'payload-reader' | 'operator' | 'admin';

export interface Session {
  user: string;
  roles: string[];
}

/** Who is logged in. */
export const session = {
  get: (signal?: AbortSignal) => json<Session>(get('session', {}, signal)),
  logIn: (user: string, password: string) => json<Session>(send('POST', 'session', { user, password })),
  logOut: () => nothing(send('DELETE', 'session')),
};
