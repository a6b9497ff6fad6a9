import type { findings as english } from '../en/findings';
import type { Like } from '../text';

export const findings: Like<typeof english> = {
  'finding.name': '„{name}“',
  'finding.itsLimit': 'der Frist',
  'finding.FAILED': 'fehlgeschlagen',
  'finding.ENDED_AFTER_FAILURE': 'nach dem Fehler beendet',
  'finding.START_MISSING': 'Start fehlt',
  'finding.START_NOT_SEEN_YET': 'Start noch nicht gesehen',
  'finding.END_WITHOUT_START': 'Ende gesehen, Start fehlt seit {moment}',
  'finding.ATTEMPT_WITHOUT_START': 'fehlgeschlagenen Versuch gesehen, Start fehlt seit {moment}',
  'finding.PROGRESS_WITHOUT_START': 'Fortschritt gesehen, Start fehlt seit {moment}',
  'finding.MANY_STARTS': {
    one: '{count} Start gesehen, einer ist erlaubt',
    other: '{count} Starts gesehen, einer ist erlaubt',
  },
  'finding.MILESTONES_NOT_SEEN_YET': {
    one: 'Ende gesehen, Meilenstein {names} noch nicht',
    other: 'Ende gesehen, Meilensteine {names} noch nicht',
  },
  'finding.MILESTONES_MISSING': {
    one: 'Ende gesehen, Meilenstein {names} fehlt',
    other: 'Ende gesehen, Meilensteine {names} fehlen',
  },
  'finding.ATTEMPTS_NOT_GIVEN_UP': {
    one: '{count} Versuch fehlgeschlagen, nicht aufgegeben',
    other: '{count} Versuche fehlgeschlagen, nicht aufgegeben',
  },
  'finding.ATTEMPTS_WITHOUT_END': {
    one: '{count} Versuch fehlgeschlagen, kein Ende',
    other: '{count} Versuche fehlgeschlagen, kein Ende',
  },
  'finding.HEALED': {
    one: 'nach {count} fehlgeschlagenem Versuch',
    other: 'nach {count} fehlgeschlagenen Versuchen',
  },
  'finding.END_OVERDUE': 'kein Ende innerhalb von {span}, überfällig seit {moment}',
  'finding.STAGE_END_OVERDUE':
    'kein Ende des Abschnitts {names} innerhalb von {span}, überfällig seit {moment}',
  'finding.EVENT_OVERDUE': 'kein Ereignis innerhalb von {span}, überfällig seit {moment}',
  'finding.STAGE_EVENT_OVERDUE':
    'kein Ereignis im Abschnitt {names} innerhalb von {span}, überfällig seit {moment}',
  'finding.TRIED_AGAIN': {
    one: 'Sie wurde {count} Mal begonnen.',
    other:
      'Sie wurde {count} Mal begonnen: Sie wurde noch einmal versucht, oder ihr Korrelator diente vorher etwas anderem.',
  },
  'finding.PROGRESS_AFTER_END': 'Ihr letzter Fortschritt kam {span} nach ihrem letzten Ende.',
  'finding.CLOCK_AHEAD':
    'Die Uhr des Flusses {names} geht vor: Sein Ereignis {text} entstand {span}, nachdem der Broker es angenommen hatte.',
  'finding.TOO_MANY_ALIASES': {
    one: 'Sie hat zu viele Korrelatoren ({count}), daher kommt keiner mehr dazu: Ist {names} wirklich einer?',
    other:
      'Sie hat zu viele Korrelatoren ({count}), daher kommt keiner mehr dazu: Ist {names} wirklich einer?',
  },
  'finding.FAILED_AGAIN': 'Sie schlug noch einmal fehl, nachdem {text} sie quittiert hatte.',
};
