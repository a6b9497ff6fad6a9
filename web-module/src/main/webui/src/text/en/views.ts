import type { Text } from '../text';

/** Saved views. */
export const views = {
  'views.menu': 'Views',
  'views.own': 'My views',
  'views.shared': 'Shared views',
  'views.by': 'shared by {author}',
  'views.mine': 'only mine',
  'views.save': 'Save this view …',
  'views.manage': 'Manage views …',
  'views.saveTitle': 'Save this view',
  'views.saveHint': 'Keeps the filters as they are now. A time range that ends now goes on ending now.',
  'views.manageTitle': 'Manage views',
  'views.name': 'Name',
  'views.newName': 'New name of {name}',
  'views.whose': 'For whom',
  'views.actions': 'Actions',
  'views.isThere': 'There is a view of this name. It will be replaced.',
  'views.share': 'Share it with everybody',
  'views.rename': 'Rename',
  'views.delete': 'Delete',
  'views.notSaved': 'The view could not be changed',
} as const satisfies Record<string, Text>;
