import { get, json, type Page, type Parameters } from './http';

export type AccessAction = 'VIEW' | 'DOWNLOAD' | 'SEARCH' | 'RETRY' | 'DISCARD';

/** A line of the audit: who saw or decided about which bytes. */
export interface PayloadAccess {
  at: string;
  user: string;
  event: string;
  action: AccessAction;
  /** By which search it was reached; empty when it was not said. */
  search: string;
}

export const audit = {
  list: (parameters: Parameters, signal?: AbortSignal) =>
    json<Page<PayloadAccess>>(get('payload-accesses', parameters, signal)),
};
