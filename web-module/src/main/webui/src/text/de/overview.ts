import type { overview as english } from '../en/overview';
import type { Like } from '../text';

export const overview: Like<typeof english> = {
  'overview.title': 'Übersicht',
  'overview.view': 'Darstellung von {title}',
  'overview.asChart': 'Diagramm',
  'overview.asTable': 'Tabelle',
  'overview.time': 'Zeit',
  'overview.began': 'Begonnen',
  'overview.lag': 'Rückstand des Recorders',
  'overview.lag.keepsUp': 'Der Recorder kommt mit.',
  'overview.lag.behind': 'Der Recorder hinkt hinterher.',
  'overview.lag.stuck': 'Ereignisse stauen sich.',
  'overview.lag.stopped': 'Der Recorder zeichnet nicht auf.',
  'overview.lag.unknown': 'Der Broker antwortet nicht.',
  'overview.lag.queue': { one: '{count} Ereignis wartet', other: '{count} Ereignisse warten' },
  'overview.lag.rates': '{in}/s herein, {out}/s hinaus',
  'overview.stopped.title':
    'Dieser Knoten zeichnet nicht auf. Ereignisse warten in der Queue und gehen nicht verloren.',
  'overview.stopped.todo':
    'Beheben Sie die Ursache; der Knoten versucht es von selbst wieder. Was hier steht, ist so alt wie das letzte aufgezeichnete Ereignis.',
  'overview.phase.START': 'Er startet gerade.',
  'overview.phase.SCHEMA': 'Er kommt beim Anlegen oder Prüfen seiner Tabellen nicht weiter.',
  'overview.phase.PREFLIGHT': 'Er kommt bei der Prüfung der Datenbank nicht weiter.',
  'overview.phase.DEFINITIONS': 'Er kommt beim Laden der Definitionen nicht weiter.',
  'overview.phase.DELIVERY': 'Er kommt beim Öffnen der Queue nicht weiter.',
  'overview.phase.other': 'Er kommt in der Phase {phase} nicht weiter.',
  'overview.unknown.title': 'Ob Ereignisse warten, ist unbekannt: Der Broker antwortet nicht',
  'overview.unknown.todo':
    'Prüfen Sie, ob das Messaging des Servers läuft, und sehen Sie ins Log. Bereits Aufgezeichnetes wird wie gewohnt gezeigt.',
  'overview.stuck.title': {
    one: '{count} Ereignis wartet auf den Recorder, das älteste seit {age}',
    other: '{count} Ereignisse warten auf den Recorder, das älteste seit {age}',
  },
  'overview.stuck.overtaken':
    'Es kommt mehr herein, als aufgezeichnet wird, oder ein Stau wird gerade abgebaut. Was hier steht, ist älter, als es scheint. Wird der Stau nicht kleiner, prüfen Sie die Datenbank oder geben Sie dem Recorder mehr Sessions.',
  'overview.stuck.idle':
    'Es wird nichts aufgezeichnet. Prüfen Sie, ob die Datenbank antwortet, und suchen Sie im Log des Servers nach Batches, die immer wieder zurückgerollt werden.',
  'overview.share': '{share} von allen',
  'overview.moreThan': 'über {count}',
  'overview.quarantine.words': 'nicht aufgezeichnet',
  'overview.throughput': 'Durchsatz',
  'overview.throughput.sum': {
    one: '{count} Transaktion begonnen, {rate} pro Stunde',
    other: '{count} Transaktionen begonnen, {rate} pro Stunde',
  },
  'overview.throughput.chart': 'Transaktionen nach ihrem Beginn, mit ihrem jetzigen Zustand',
  'overview.running': 'läuft noch',
  'overview.counted.QUARTER_HOUR':
    'Gezählt in ganzen Viertelstunden, feiner geht es nicht: {from} bis {to}. Die letzte füllt sich noch, wenn ihr Ende in der Zukunft liegt.',
  'overview.counted.HOUR':
    'Gezählt nach Stunden von {from} bis {to}; die erste und die letzte können angeschnitten sein.',
  'overview.counted.DAY':
    'Gezählt nach Tagen von {from} bis {to}; der erste und der letzte können angeschnitten sein.',
  'overview.counted.WEEK':
    'Gezählt nach Wochen ab Montag, von {from} bis {to}; die erste und die letzte können angeschnitten sein.',
  'overview.counted.MONTH':
    'Gezählt nach Monaten von {from} bis {to}; der erste und der letzte können angeschnitten sein.',
  'overview.durations': 'Dauer',
  'overview.durations.sum': 'p50 {p50}, p95 {p95}, p99 {p99}',
  'overview.durations.none': 'Nichts abgeschlossen',
  'overview.durations.why':
    'Eine Dauer steht fest, wenn eine Transaktion vollständig ist. Von denen, die in dieser Zeit begannen, ist es keine, oder ihr Start wurde nicht gesehen.',
  'overview.durations.chart': 'Perzentile der Dauer nach dem Beginn der Transaktionen',
  'overview.durations.note':
    'Vollständige Transaktionen nach ihrem Beginn; Lücken, wo nichts abgeschlossen wurde. Auf ein Prozent genau.',
  'overview.completed': { one: 'von {count} vollständigen', other: 'von {count} vollständigen' },
  'overview.p50Millis': 'p50',
  'overview.p95Millis': 'p95',
  'overview.p99Millis': 'p99',
  'overview.p50Millis.words': 'p50: die Hälfte ist schneller',
  'overview.p95Millis.words': 'p95: 95 von 100 sind schneller',
  'overview.p99Millis.words': 'p99: 99 von 100 sind schneller',
  'overview.definitions': 'Nach Definition',
  'overview.findDefinition': 'Definition suchen',
  'overview.definitionPages': 'Seiten der Definitionen',
  'overview.of': 'von',
  'overview.noSuchDefinition': 'Keine Definition hat „{name}“ im Namen.',
  'overview.closer': 'Übersicht nur von {definition}',
  'overview.donut': 'Zustände der Transaktionen von {definition}; die Liste daneben sagt dasselbe',
  'overview.trend': 'Verlauf der begonnenen Transaktionen; das Diagramm oben sagt mehr',
  'overview.perHour': '{rate} pro Stunde',
  'overview.p95': 'p95 {duration}',
  'overview.nothing': 'In dieser Zeit hat nichts begonnen.',
  'overview.patterns': 'Was sie erfasst',
  'overview.empty': 'In dieser Zeit hat keine Transaktion begonnen',
  'overview.lookBack': 'Ein Jahr zurückblicken',
  'overview.toDefinitions': 'Zu den Definitionen',
  'overview.why.definitions':
    'Es gibt noch keine Definitionen: Ereignisse werden aufgezeichnet, aber nichts sagt, welche zusammengehören.',
  'overview.why.recorded': {
    one: '{count} Ereignis wurde seit {since} aufgezeichnet: Es gehört zu einer anderen Zeit, oder keine Definition passt darauf.',
    other:
      '{count} Ereignisse wurden seit {since} aufgezeichnet: Sie gehören zu einer anderen Zeit, oder keine Definition passt auf sie.',
  },
  'overview.why.range':
    'Der Zeitraum gilt für das erste Ereignis einer Transaktion. Ältere bleiben außen vor.',
};
