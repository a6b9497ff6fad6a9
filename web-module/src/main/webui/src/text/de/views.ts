import type { views as english } from '../en/views';
import type { Like } from '../text';

export const views: Like<typeof english> = {
  'views.menu': 'Ansichten',
  'views.own': 'Meine Ansichten',
  'views.shared': 'Geteilte Ansichten',
  'views.by': 'geteilt von {author}',
  'views.mine': 'nur für mich',
  'views.save': 'Diese Ansicht speichern …',
  'views.manage': 'Ansichten verwalten …',
  'views.saveTitle': 'Diese Ansicht speichern',
  'views.saveHint':
    'Merkt sich die Filter, wie sie jetzt sind. Ein Zeitraum, der jetzt endet, endet auch künftig jetzt.',
  'views.manageTitle': 'Ansichten verwalten',
  'views.name': 'Name',
  'views.newName': 'Neuer Name für {name}',
  'views.whose': 'Für wen',
  'views.actions': 'Aktionen',
  'views.isThere': 'Eine Ansicht dieses Namens gibt es schon. Sie wird ersetzt.',
  'views.share': 'Mit allen teilen',
  'views.rename': 'Umbenennen',
  'views.delete': 'Löschen',
  'views.notSaved': 'Die Ansicht ließ sich nicht ändern',
};
