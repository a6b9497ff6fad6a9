import { Alert, List, ListItem } from '@patternfly/react-core';
import { useTexts } from '../text/TextProvider';
import { Recorded } from '../ui/Recorded';
import type { Skew } from './skew';

/** Which clocks seem wrong. Nothing is moved on the timeline for it. */
export function Skews({ skews }: { skews: readonly Skew[] }) {
  const { t, format } = useTexts();
  if (skews.length === 0) {
    return null;
  }
  return (
    <Alert variant="warning" isInline component="p" title={t('skew.title')}>
      <List>
        {skews.map(({ kind, clock, other, millis }) => (
          <ListItem key={`${kind} ${clock} ${other}`}>
            <Recorded text={t(`skew.${kind}`, { clock, other, duration: format.duration(millis) })} />
          </ListItem>
        ))}
      </List>
    </Alert>
  );
}
