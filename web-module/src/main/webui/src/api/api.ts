import { audit } from './audit';
import { definitions } from './definitions';
import { events } from './events';
import { flowMap } from './flowMap';
import { history } from './history';
import { node } from './node';
import { profiles } from './profiles';
import { quarantine } from './quarantine';
import { rollups } from './rollups';
import { session } from './session';
import { transactions } from './transactions';
import { views } from './views';

/**
 * Everything that the viewer asks of the API, by the noun it is about, as docs/architecture.md ("The API") describes it.
 * Times are RFC 3339 in UTC with microseconds; every failure is a {@link Problem}.
 */
export const api = {
  session,
  transactions,
  events,
  definitions,
  history,
  quarantine,
  audit,
  node,
  profiles,
  views,
  rollups,
  flowMap,
};
