import { List, ListItem } from '@patternfly/react-core';
import type { Annotation } from '../api/transactions';
import type { Translate } from '../text/text';
import { useTexts } from '../text/TextProvider';
import { Recorded } from '../ui/Recorded';
import { Ticket } from './Ticket';

/** Who said what and when, the newest first. */
export function HandlingHistory({ annotations }: { annotations: readonly Annotation[] }) {
  const { t, format } = useTexts();
  if (annotations.length === 0) {
    return null;
  }
  return (
    <List isPlain isBordered aria-label={t('marks.history')}>
      {[...annotations].reverse().map((one) => (
        <ListItem key={one.id}>
          <div className="wb-subtle">
            <Recorded text={one.author} /> · {format.moment(one.at)} · {what(t, one)}
          </div>
          {one.kind === 'TICKET' ? <Ticket text={one.text} /> : <Note text={one.text} />}
        </ListItem>
      ))}
    </List>
  );
}

function Note({ text }: { text: string }) {
  return text === '' ? null : (
    <div className="wb-note">
      <Recorded text={text} />
    </div>
  );
}

function what(t: Translate, { kind, text }: Annotation): string {
  const isTakenAway = text === '' && (kind === 'OWNER' || kind === 'TICKET');
  return t(isTakenAway ? `marks.did.${kind}.none` : `marks.did.${kind}`);
}
