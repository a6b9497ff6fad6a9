import type { flowMap as english } from '../en/flowMap';
import type { Like } from '../text';

export const flowMap: Like<typeof english> = {
  'flowMap.title': 'Flusskarte',
  'flowMap.hint':
    'Welche Flüsse beteiligt waren und wie sie einander übergeben: gezeichnet aus den aufgezeichneten Ereignissen.',
  'flowMap.map': 'Karte',
  'flowMap.table': 'Tabelle',
  'flowMap.mapWords': 'Flüsse und Übergaben; die Tabelle sagt dasselbe',
  'flowMap.depth': 'Wie viele Transaktionen betrachtet werden',
  'flowMap.newest': { one: 'Neueste {count} Transaktion', other: 'Neueste {count} Transaktionen' },
  'flowMap.lookedAt': {
    one: 'Betrachtet wurde die neueste Transaktion dieser Zeit; ihr erstes Ereignis: {to}. Es kann weitere geben.',
    other:
      'Betrachtet wurden die neuesten {count} Transaktionen dieser Zeit; ihre ersten Ereignisse liegen zwischen {from} und {to}. Es kann ältere geben.',
  },
  'flowMap.lookedAtAll': {
    one: 'Betrachtet wurde die einzige Transaktion dieser Zeit; ihr erstes Ereignis: {to}.',
    other:
      'Betrachtet wurden alle {count} Transaktionen dieser Zeit; ihre ersten Ereignisse liegen zwischen {from} und {to}.',
  },
  'flowMap.perMinute': '{rate} pro Minute',
  'flowMap.perHour': '{rate} pro Stunde',
  'flowMap.failed': '{share} fehlgeschlagen',
  'flowMap.transactions': { one: '{count} Transaktion', other: '{count} Transaktionen' },
  'flowMap.failureCount': { one: '{count} Fehler', other: '{count} Fehler' },
  'flowMap.failures': 'Fehler',
  'flowMap.rate': 'Rate',
  'flowMap.failureShare': 'Fehlgeschlagen',
  'flowMap.p50': 'Latenz p50',
  'flowMap.p95': 'Latenz p95',
  'flowMap.way': 'Von → nach',
  'flowMap.flows': 'Flüsse',
  'flowMap.handOvers': 'Übergaben',
  'flowMap.noHandOvers': 'Keine Transaktion ging von einem Fluss zu einem anderen.',
  'flowMap.handOverWords':
    'Eine Übergabe sind zwei Ereignisse einer Transaktion, die zeitlich aufeinander folgen und zu verschiedenen Flüssen gehören. Ihre Latenz ist die Zeit dazwischen; als fehlgeschlagen zählen Transaktionen, die diesen Weg nahmen und fehlschlugen, wo auch immer.',
  'flowMap.notSeen':
    'Unter den betrachteten Transaktionen kam das nicht vor. Wählen Sie eine andere Zeit oder betrachten Sie mehr Transaktionen.',
  'flowMap.itsTransactions': 'Transaktionen dieses Flusses',
  'flowMap.theirTransactions': 'Transaktionen beider Flüsse',
  'flowMap.zoomIn': 'Vergrößern',
  'flowMap.zoomOut': 'Verkleinern',
  'flowMap.fit': 'Einpassen',
  'flowMap.empty': 'Für diese Zeit gibt es nichts zu zeichnen',
  'flowMap.why.range': 'Keine Transaktion hat ihr erstes Ereignis in diesem Zeitraum.',
};
