import type { quarantine as english } from '../en/quarantine';
import type { Like } from '../text';

export const quarantine: Like<typeof english> = {
  'quarantine.title': 'Quarantäne',
  'quarantine.hint':
    'Was ankam und nicht aufgezeichnet werden konnte: ganz aufbewahrt, mit dem Grund, bis jemand entscheidet.',
  'quarantine.reasonHint': 'Teil des Grundes',
  'quarantine.matching': '{counted} passen',
  'quarantine.count': '{counted} in Quarantäne',
  'quarantine.emptyFiltered': 'Nichts in der Quarantäne passt zu diesen Filtern',
  'quarantine.why.reason':
    'Der Grund muss den Text so enthalten, wie er dasteht; Groß- und Kleinschreibung spielt keine Rolle.',
  'quarantine.why.range': 'Der Zeitraum gilt für den Empfang der Nachricht.',
  'quarantine.why.decided':
    'Vielleicht wurde es schon wiederholt oder verworfen. Das Protokoll zeigt, von wem.',
  'quarantine.table': 'Ereignisse in Quarantäne, neueste zuerst',
  'quarantine.received': 'Empfangen',
  'quarantine.reason': 'Grund',
  'quarantine.type': 'Inhaltstyp',
  'quarantine.size': 'Größe',
  'quarantine.properties': 'Eigenschaften der Nachricht',
  'quarantine.transportId': 'Transport-ID',
  'quarantine.empty': 'Die Quarantäne ist leer',
  'quarantine.emptyBody': 'Hier wartet kein Ereignis, das sich nicht aufzeichnen ließ. Es ist nichts zu tun.',
  'quarantine.content': 'Inhalt',
  'quarantine.item': 'Ereignis in Quarantäne',
  'quarantine.noProperties': 'Die Nachricht hatte keine Eigenschaften.',
  'quarantine.retry': 'Wiederholen',
  'quarantine.discard': 'Verwerfen',
  'quarantine.operator': 'Zum Wiederholen und Verwerfen brauchen Sie die Rolle operator.',
  'quarantine.retryTitle': 'Noch einmal an den Recorder senden?',
  'quarantine.retryBody':
    'Es verlässt die Quarantäne und wird noch einmal gelesen. Lässt es sich weiterhin nicht aufzeichnen, kommt es als neuer Eintrag zurück.',
  'quarantine.discardTitle': 'Endgültig verwerfen?',
  'quarantine.discardBody': 'Sein Inhalt wird gelöscht und lässt sich nicht zurückholen.',
  'quarantine.retry.done': 'Noch einmal an den Recorder gesendet.',
  'quarantine.discard.done': 'Verworfen.',
  'quarantine.notFound':
    'In der Quarantäne gibt es nichts unter {id}. Vielleicht wurde es wiederholt oder verworfen.',

  'bulk.menu': 'Was auszuwählen ist',
  'bulk.column': 'Auswahl',
  'bulk.row': '{name} auswählen',
  'bulk.none': 'Nichts auswählen',
  'bulk.page': { one: 'Diese Seite auswählen ({count})', other: 'Diese Seite auswählen ({count})' },
  'bulk.all': 'Alle passenden auswählen ({matching})',
  'bulk.selected': '{counted} ausgewählt',
  'bulk.moreThan': 'mehr als {counted}',
  'bulk.retryTitle': '{counted} noch einmal an den Recorder geben?',
  'bulk.retryBody':
    'Sie verlassen die Quarantäne und werden noch einmal gelesen, je hundert auf einmal. Was sich weiterhin nicht aufzeichnen lässt, kommt als neuer Eintrag mit dem Grund zurück.',
  'bulk.discardTitle': '{counted} endgültig verwerfen?',
  'bulk.discardBody':
    'Ihr Inhalt wird gelöscht und lässt sich nicht zurückholen. Wer sie verworfen hat, wird protokolliert.',
  'bulk.progress': 'Über wie viele entschieden ist',
  'bulk.retryDone': {
    one: '{count} ging noch einmal an den Recorder.',
    other: '{count} gingen noch einmal an den Recorder.',
  },
  'bulk.discardDone': { one: '{count} wurde verworfen.', other: '{count} wurden verworfen.' },
  'bulk.gone': {
    one: '{count} war nicht mehr da: Jemand anderes hat darüber entschieden.',
    other: '{count} waren nicht mehr da: Jemand anderes hat darüber entschieden.',
  },
  'bulk.stopped': 'Angehalten: Die anderen blieben, wie sie sind.',
  'bulk.failed': 'Es ging nicht weiter; der Rest blieb, wie er ist',
};
