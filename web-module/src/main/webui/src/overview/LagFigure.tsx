import CheckCircleIcon from '@patternfly/react-icons/dist/esm/icons/check-circle-icon';
import ExclamationCircleIcon from '@patternfly/react-icons/dist/esm/icons/exclamation-circle-icon';
import ExclamationTriangleIcon from '@patternfly/react-icons/dist/esm/icons/exclamation-triangle-icon';
import QuestionCircleIcon from '@patternfly/react-icons/dist/esm/icons/question-circle-icon';
import type { ComponentType } from 'react';
import { useTexts } from '../text/TextProvider';
import { problemText } from '../ui/problemText';
import { Figure } from './Figure';
import { lagOf, type Lag } from './lag';
import { useMetrics, useReadiness } from './queries';

const LOOKS: Record<Lag, { look: string; icon: ComponentType }> = {
  keepsUp: { look: 'wb-look-COMPLETE', icon: CheckCircleIcon },
  behind: { look: 'wb-look-OVERDUE', icon: ExclamationTriangleIcon },
  stuck: { look: 'wb-look-FAILED', icon: ExclamationCircleIcon },
  stopped: { look: 'wb-look-FAILED', icon: ExclamationCircleIcon },
  unknown: { look: 'wb-look-OVERDUE', icon: QuestionCircleIcon },
};

/** The first question of all: is what one sees the present? The age of the oldest event that waits for the recorder. */
export function LagFigure() {
  const { t, format } = useTexts();
  const metrics = useMetrics();
  const readiness = useReadiness().data;
  if (metrics.data === undefined) {
    return (
      <Figure
        title={t('overview.lag')}
        className="wb-figure-lag"
        value={undefined}
        words={metrics.isError ? problemText(t, metrics.error) : t('list.loading')}
      />
    );
  }
  const { queue, recorder } = metrics.data;
  const lag = lagOf(metrics.data, readiness);
  const { look, icon: Icon } = LOOKS[lag];
  return (
    <Figure
      title={t('overview.lag')}
      className="wb-figure-lag"
      look={look}
      icon={<Icon />}
      value={queue === null ? undefined : format.duration(roughly(queue.oldestAgeSeconds))}
      words={
        <>
          <strong>{t(`overview.lag.${lag}`)}</strong>
          {queue !== null && (
            <>
              <br />
              {t('overview.lag.queue', { count: queue.depth })}
              <br />
              {t('overview.lag.rates', {
                in: format.rate(queue.inPerSecond),
                out: format.rate(recorder.outPerSecond),
              })}
            </>
          )}
        </>
      }
    />
  );
}

/** In milliseconds, to a tenth of a second: an age that is looked at every five seconds is no more exact. */
function roughly(seconds: number): number {
  return Math.round(seconds * 10) * 100;
}
