import { app } from './app';
import { audit } from './audit';
import { definitions } from './definitions';
import { editor } from './editor';
import { events } from './events';
import { findings } from './findings';
import { flowMap } from './flowMap';
import { overview } from './overview';
import { payload } from './payload';
import { quarantine } from './quarantine';
import { transaction } from './transaction';
import { transactions } from './transactions';
import { ui } from './ui';
import { views } from './views';
import type { Catalogue } from '../text';

/** German. */
export const de: Catalogue = {
  ...app,
  ...ui,
  ...overview,
  ...flowMap,
  ...transactions,
  ...transaction,
  ...findings,
  ...events,
  ...payload,
  ...definitions,
  ...editor,
  ...quarantine,
  ...audit,
  ...views,
};
