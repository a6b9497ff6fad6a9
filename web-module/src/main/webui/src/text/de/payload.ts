import type { payload as english } from '../en/payload';
import type { Like } from '../text';

export const payload: Like<typeof english> = {
  'payload.show': 'Nutzdaten anzeigen',
  'payload.download': 'Herunterladen',
  'payload.size': '{size}, {type}',
  'payload.noType': 'Typ nicht genannt',
  'payload.asXml': 'XML',
  'payload.asJson': 'JSON',
  'payload.asText': 'Text',
  'payload.formatted': 'Formatiert',
  'payload.raw': 'Wie es kam',
  'payload.view': 'Darstellung der Nutzdaten',
  'payload.wrap': 'Zeilen umbrechen',
  'payload.content': 'Inhalt der Nutzdaten',
  'payload.PRESENT': 'Aufbewahrt, {size}',
  'payload.NOT_CAPTURED': 'Nicht erfasst',
  'payload.TOO_LARGE': 'Zu groß',
  'payload.EMPTY': 'Leer',
  'payload.UNREADABLE': 'Nicht lesbar',
  'payload.EXPIRED': 'Abgelaufen',
  'payload.why.EMPTY': 'Es gibt keine Nutzdaten: Die Nachricht hatte keinen Rumpf.',
  'payload.why.EXPIRED':
    'Die Nutzdaten waren einmal aufbewahrt; ihre Aufbewahrungszeit ist vorbei, und sie wurden entfernt.',
  'payload.audit':
    'Jede Ansicht und jedes Herunterladen wird protokolliert: wer, wann, welches Ereignis und über welche Suche.',
  'payload.willCut': 'Gezeigt werden nur die ersten {shown}.',
  'payload.kept': 'Nutzdaten sind aufbewahrt: {size}, {type}',
  'payload.role':
    'Um sie zu sehen, brauchen Sie die Rolle payload-reader. Bitten Sie die Administration dieses Waybill darum; welche Rollen Sie haben, steht im Menü unter Ihrem Namen.',
  'payload.changed':
    'Aufbewahrt sind {size}; die Nachricht hatte {original}, bevor der Sender sie maskierte oder kürzte.',
  'payload.cut': 'Die ersten {shown} von {size}; das Ganze lässt sich herunterladen.',
  'payload.asBinary': 'Binär',
  'payload.hex': 'Hexadezimal',
  'payload.lines': 'Zeilen',
  'payload.copyShown': 'Das Gezeigte kopieren',
  'payload.copyPoint': 'Für das Profil kopieren',
  'payload.nothing': '({size})',
  'payload.masked':
    'Vom Sender maskiert: Der Wert hat die Anwendung nie verlassen, und Waybill kennt ihn nicht.',
  'payload.damaged':
    'Einige Bytes sind kein {charset} und werden als „�“ gezeigt. Die hexadezimale Ansicht zeigt sie, wie sie sind.',
  'payload.otherCharset':
    'Der Inhaltstyp nennt den Zeichensatz {named}, aber dazu passen die Bytes nicht. Sie werden als {charset} gezeigt.',
  'payload.why.NOT_CAPTURED':
    'Es gibt keine Nutzdaten: Das Überwachungsprofil dieses Flusses verlangt sie nicht.',
  'payload.why.TOO_LARGE':
    'Es gibt keine Nutzdaten: Die Nachricht hatte {size}, mehr als die Grenze ihres Profils ({limit}, wenn das Profil keine nennt).',
  'payload.why.TOO_LARGE.unknown':
    'Es gibt keine Nutzdaten: Die Nachricht war größer als die Grenze ihres Profils ({limit}, wenn das Profil keine nennt).',
  'payload.why.UNREADABLE':
    'Es gibt keine Nutzdaten: Der Sender konnte die Nachricht nicht lesen oder nicht maskieren.',
  'payload.how.NOT_CAPTURED':
    'Damit sie ab dem nächsten Ereignis aufbewahrt werden, ergänzen Sie die Quelle im Überwachungsprofil von {flow}:',
  'payload.how.TOO_LARGE':
    'Damit Nachrichten dieser Größe künftig aufbewahrt werden, heben Sie die Grenze im Überwachungsprofil von {flow} an:',
  'payload.how.beyond':
    'Daran ändert kein Profil etwas: Mehr als {most} kann keines verlangen. Felder und Dokumente lassen sich aus Nachrichten jeder Größe entnehmen.',
  'payload.how.EMPTY':
    'Es gibt nichts zu ändern. Steht alles in den Kopfdaten der Nachricht, kann das Überwachungsprofil von {flow} sie verlangen:',
  'payload.how.UNREADABLE':
    'Text und Bytes sind lesbar, Map-, Stream- und Objektnachrichten nicht. Ein Profil, das maskiert, lässt nur wohlgeformtes JSON und XML durch. Die Kopfdaten gibt es in jedem Fall, mit diesem Eintrag im Überwachungsprofil von {flow}:',
  'payload.how.EXPIRED': 'Sie lassen sich nicht zurückholen; das Ereignis selbst bleibt.',
  'payload.maskedPlaces': {
    one: '{count} Stelle ist maskiert: Der Sender hat den Wert verborgen, bevor das Ereignis die Anwendung verließ; Waybill kennt ihn nicht.',
    other:
      '{count} Stellen sind maskiert: Der Sender hat die Werte verborgen, bevor das Ereignis die Anwendung verließ; Waybill kennt sie nicht.',
  },
};
