import { get, json, nothing, send, type Page } from './http';

export interface MonitoringProfile {
  name: string;
  sources: { address: string; enabled: boolean }[];
  /** Whether sources that are not listed emit the usual event. */
  others: boolean;
}

export const profiles = {
  list: (signal?: AbortSignal) =>
    json<Page<MonitoringProfile>>(get('profiles', {}, signal)).then((page) => page.items),
  switchOn: (profile: string, address: string) =>
    nothing(
      send(
        'PUT',
        `profiles/${encodeURIComponent(profile)}/sources/${encodeURIComponent(address)}`,
        undefined,
        { parameters: { enabled: true } },
      ),
    ),
};
