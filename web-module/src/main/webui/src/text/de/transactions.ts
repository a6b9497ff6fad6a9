import type { transactions as english } from '../en/transactions';
import type { Like } from '../text';

export const transactions: Like<typeof english> = {
  'state.IN_PROGRESS': 'In Arbeit',
  'state.COMPLETE': 'Vollständig',
  'state.FAILED': 'Fehlgeschlagen',
  'state.INCONSISTENT': 'Widersprüchlich',
  'state.OVERDUE': 'Überfällig',
  'state.IN_PROGRESS.words': 'Begonnen und nicht beendet; nichts ist verspätet.',
  'state.COMPLETE.words': 'Beendet, wie es sein soll.',
  'state.FAILED.words': 'Fehlgeschlagen, und kein Ende heilt es.',
  'state.INCONSISTENT.words': 'Die Ereignisse passen nicht zusammen.',
  'state.OVERDUE.words': 'Weder beendet noch fehlgeschlagen, und eine Frist ist verstrichen.',

  'transactions.title': 'Transaktionen',
  'transactions.search': 'Schlüssel oder Korrelator',
  'transactions.searchHint': 'Genauer Wert, zum Beispiel eine Bestellnummer',
  'transactions.state': 'Zustand',
  'transactions.correlator': 'Korrelator',
  'transactions.started': 'Begonnen',
  'transactions.ended': 'Beendet',
  'transactions.duration': 'Dauer',
  'transactions.events': 'Ereignisse',
  'transactions.keys': 'Schlüssel',
  'transactions.startUnknown': 'Start nicht gesehen',
  'transactions.stillRunning': 'nicht beendet',
  'transactions.table': 'Geschäftstransaktionen, neueste zuerst',
  'transactions.emptyFiltered': 'Keine Transaktion passt zu diesen Filtern',
  'transactions.empty': 'Noch keine Transaktionen',
  'transactions.why.key':
    'Der Schlüssel wird genau gesucht, mit Groß- und Kleinschreibung. Prüfen Sie den Wert „{key}“ auf fehlende oder überzählige Zeichen.',
  'transactions.why.range':
    'Der Zeitraum gilt für das erste Ereignis. Eine Transaktion, die früher begann, wird nicht gezeigt.',
  'transactions.why.state':
    'Der Zustand ändert sich mit der Zeit: Was in Arbeit war, kann jetzt vollständig oder überfällig sein.',
  'transactions.why.definition':
    'Vielleicht passt die Definition „{definition}“ auf keine Ereignisse. Ihre Seite zeigt die Muster.',
  'transactions.why.unmatched':
    'Ereignisse sind angekommen, aber keine Definition passt zu ihnen. Die Liste der Ereignisse zeigt sie.',
  'transactions.allTime': 'In der gesamten Zeit suchen',
  'transactions.toEvents': 'Die Ereignisse ansehen',
  'transactions.toQuarantine': 'Die Quarantäne ansehen',
  'transactions.lastEvent': 'Letztes Ereignis',
  'transactions.count': { one: '{count} Transaktion', other: '{count} Transaktionen' },
  'transactions.countMore': { one: 'mehr als {count} Transaktion', other: 'mehr als {count} Transaktionen' },
  'transactions.countAtLeast': {
    one: 'mindestens {count} Transaktion',
    other: 'mindestens {count} Transaktionen',
  },
  'transactions.why.more': '{category}: Nur solche mit „{text}“ werden gezeigt.',
  'transactions.without': 'Ohne „{category}“ suchen',
  'transactions.allStates': 'Alle Zustände zeigen',
  'transactions.allDefinitions': 'In allen Definitionen suchen',
  'transactions.toDefinition': 'Die Definition ansehen',
  'transactions.why.otherDefinition':
    'Vielleicht gehört der Schlüssel zu einer Transaktion einer anderen Definition.',

  'filter.more': 'Weitere Filter',
  'filter.cost':
    'Für Fehlertext, Fluss, Dauer und Quittierung gibt es keinen Index: Die Transaktionen werden einzeln durchgesehen, die neuesten zuerst. Sie sehen, wie weit die Suche ist, und können sie jederzeit anhalten. Mit Zeitraum oder Definition geht es schneller.',
  'filter.failure': 'Fehlertext',
  'filter.failureHint': 'Teil des letzten Fehlertexts, groß oder klein geschrieben',
  'filter.flow': 'Fluss',
  'filter.flowHint': 'Genaue Namen von Flüssen, die alle beteiligt waren; einer je Zeile',
  'filter.minDuration': 'Dauer mindestens',
  'filter.maxDuration': 'Dauer höchstens',
  'filter.durationHint': 'Von Start bis Ende, bei vollständigen: 500 ms, 2 min oder 1 h 30 min',
  'filter.durationWrong': 'Geben Sie eine Zahl mit Einheit an, zum Beispiel 500 ms, 2 min oder 1 h 30 min.',
  'filter.durationOrder': 'Die Höchstdauer darf nicht kürzer sein als die Mindestdauer.',
  'filter.versionHint': 'Neueste Version der Definition, unter der die Transaktion lief',
  'filter.versionNeeds': 'Wählen Sie zuerst eine Definition.',
  'filter.versionWrong': 'Geben Sie eine ganze Zahl ab 1 an.',
  'filter.acknowledged': 'Quittiert',
  'filter.acknowledged.any': 'Quittiert oder nicht',
  'filter.acknowledged.true': 'Quittiert',
  'filter.acknowledged.false': 'Nicht quittiert',

  'columns.title': 'Spalten wählen',
  'columns.hint': 'Für diesen Browser. Der Export enthält immer alle.',
  'columns.columns': 'Spalten',
  'columns.usual': 'Die üblichen',

  'export.menu': 'Exportieren',
  'export.csv': 'Als CSV',
  'export.json': 'Als JSON',
  'export.all': 'Alle, die zu den Filtern passen, nicht nur diese Seite',
};
