import { Banner, Button, Flex } from '@patternfly/react-core';
import { useTexts } from '../text/TextProvider';
import { useLiveStatus } from './LiveProvider';

/** That the server is away; or while paused, how much has changed of what is shown, and the way to see it. */
export function LiveNotice() {
  const { t, format } = useTexts();
  const { status, isPaused, waiting, pausedAt, take, setPaused } = useLiveStatus();
  return (
    <div role="status">
      {status === 'lost' && (
        <Banner status="warning">
          {t('live.lost')}. {t('live.lost.words')}
        </Banner>
      )}
      {isPaused && waiting > 0 && (
        <Banner status="info">
          <Flex columnGap={{ default: 'columnGapMd' }}>
            <span>
              {t('live.waiting', {
                count: waiting,
                time: format.moment(new Date(pausedAt).toISOString()),
              })}
            </span>
            <Button variant="link" isInline onClick={take}>
              {t('live.take')}
            </Button>
            <Button variant="link" isInline onClick={() => setPaused(false)}>
              {t('live.goOn')}
            </Button>
          </Flex>
        </Banner>
      )}
    </div>
  );
}
