import type { Text } from '../text';

/** The frame, the log-in and what stands in place of a page. */
export const app = {
  'app.name': 'Waybill',
  'app.skip': 'Skip to content',
  'app.menu': 'Navigation',
  'app.tagline': 'Where is it? Follow every order, payment and claim through your message flows.',

  'nav.overview': 'Overview',
  'nav.flowMap': 'Flow map',
  'nav.transactions': 'Transactions',
  'nav.events': 'Events',
  'nav.definitions': 'Definitions',
  'nav.quarantine': 'Quarantine',
  'nav.audit': 'Audit',

  'user.menu': 'Account and settings of {user}',
  'user.roles': 'Roles: {roles}',
  'user.noRoles': 'No roles',
  'user.logOut': 'Log out',
  'user.language': 'Language',
  'user.theme': 'Appearance',

  'theme.system': 'Follow the system',
  'theme.light': 'Light',
  'theme.dark': 'Dark',

  'login.title': 'Log in',
  'login.user': 'User name',
  'login.password': 'Password',
  'login.show': 'Show password',
  'login.hide': 'Hide password',
  'login.submit': 'Log in',
  'login.wrong': 'User name or password is wrong.',
  'login.incomplete': 'Enter both user name and password.',
} as const satisfies Record<string, Text>;
