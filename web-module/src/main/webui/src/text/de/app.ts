import type { app as english } from '../en/app';
import type { Like } from '../text';

export const app: Like<typeof english> = {
  'app.name': 'Waybill',
  'app.skip': 'Zum Inhalt springen',
  'app.menu': 'Navigation',
  'app.tagline':
    'Wo steckt es? Verfolgen Sie jede Bestellung, jede Zahlung und jeden Schadensfall durch Ihre Nachrichtenflüsse.',

  'nav.overview': 'Übersicht',
  'nav.flowMap': 'Flusskarte',
  'nav.transactions': 'Transaktionen',
  'nav.events': 'Ereignisse',
  'nav.definitions': 'Definitionen',
  'nav.quarantine': 'Quarantäne',
  'nav.audit': 'Protokoll',

  'user.menu': 'Konto und Einstellungen von {user}',
  'user.roles': 'Rollen: {roles}',
  'user.noRoles': 'Keine Rollen',
  'user.logOut': 'Abmelden',
  'user.language': 'Sprache',
  'user.theme': 'Darstellung',

  'theme.system': 'Wie das System',
  'theme.light': 'Hell',
  'theme.dark': 'Dunkel',

  'login.title': 'Anmelden',
  'login.user': 'Benutzername',
  'login.password': 'Passwort',
  'login.show': 'Passwort anzeigen',
  'login.hide': 'Passwort verbergen',
  'login.submit': 'Anmelden',
  'login.wrong': 'Benutzername oder Passwort ist falsch.',
  'login.incomplete': 'Geben Sie Benutzername und Passwort ein.',
};
