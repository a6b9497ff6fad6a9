import type { audit as english } from '../en/audit';
import type { Like } from '../text';

export const audit: Like<typeof english> = {
  'audit.title': 'Protokoll',
  'audit.hint': 'Wer welche Nutzdaten sah, wer über die Quarantäne entschied, und über welche Suche.',
  'audit.table': 'Zeilen des Protokolls, die neuesten zuerst',
  'audit.when': 'Wann',
  'audit.who': 'Wer',
  'audit.what': 'Was',
  'audit.about': 'Ereignis oder ID in der Quarantäne',
  'audit.search': 'Gefunden über',
  'audit.VIEW': 'Angesehen',
  'audit.DOWNLOAD': 'Heruntergeladen',
  'audit.SEARCH': 'Durchsucht',
  'audit.manyPayloads': 'Nutzdaten vieler Ereignisse',
  'audit.RETRY': 'Wiederholt',
  'audit.DISCARD': 'Verworfen',
  'audit.onlyUser': 'Nur, was {user} tat',
  'audit.onlyAbout': 'Nur dies, {id}',
  'audit.same': 'Nur dies',
  'audit.inQuarantine': 'die Quarantäne',
  'audit.noSearch': 'nicht genannt',
  'audit.filter.user': 'Benutzername, genau',
  'audit.filter.about': 'ID, genau',
  'audit.empty': 'Das Protokoll ist noch leer',
  'audit.emptyFiltered': 'Nichts im Protokoll passt zu diesen Filtern',
  'audit.why.nobody':
    'Niemand hat Nutzdaten angesehen oder heruntergeladen, und niemand hat über die Quarantäne entschieden.',
  'audit.why.exact': 'Benutzername und ID werden genau gesucht, mit Groß- und Kleinschreibung.',
  'audit.why.range': 'Der Zeitraum gilt für den Zeitpunkt der Handlung.',
  'audit.role': 'Das Protokoll ist für die Administration',
  'audit.roleBody':
    'Um es zu lesen, brauchen Sie die Rolle admin. Welche Rollen Sie haben, steht im Menü unter Ihrem Namen.',
};
