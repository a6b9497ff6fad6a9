import { Alert, Content } from '@patternfly/react-core';
import { Link } from 'react-router';
import { useTexts } from '../text/TextProvider';
import { Recorded } from '../ui/Recorded';
import { isPhase, lagOf } from './lag';
import { useMetrics, useReadiness } from './queries';

/** When what one sees is not the present: what is in the way, in words, and what to do. */
export function NotRecording() {
  const { t, format } = useTexts();
  const metrics = useMetrics().data;
  const readiness = useReadiness().data;
  if (readiness?.ready === false) {
    return (
      <Alert isInline variant="danger" component="p" title={t('overview.stopped.title')} className="wb-alert">
        <Content component="p">
          {isPhase(readiness.phase)
            ? t(`overview.phase.${readiness.phase}`)
            : t('overview.phase.other', { phase: readiness.phase })}
        </Content>
        {readiness.trouble !== '' && (
          <Content component="p">
            <Recorded text={readiness.trouble} />
          </Content>
        )}
        <Content component="p">{t('overview.stopped.todo')}</Content>
      </Alert>
    );
  }
  if (metrics === undefined) {
    return null;
  }
  const lag = lagOf(metrics, readiness);
  if (lag === 'unknown') {
    return (
      <Alert
        isInline
        variant="warning"
        component="p"
        title={t('overview.unknown.title')}
        className="wb-alert"
      >
        {t('overview.unknown.todo')}
      </Alert>
    );
  }
  if (lag !== 'stuck' || metrics.queue === null) {
    return null;
  }
  const { queue, recorder } = metrics;
  const age = format.duration(Math.round(queue.oldestAgeSeconds) * 1000);
  const isOvertaken = recorder.outPerSecond > 0;
  return (
    <Alert
      isInline
      variant="danger"
      component="p"
      title={t('overview.stuck.title', { count: queue.depth, age })}
      className="wb-alert"
    >
      <Content component="p">{t(isOvertaken ? 'overview.stuck.overtaken' : 'overview.stuck.idle')}</Content>
      <Link to="/quarantine">{t('transactions.toQuarantine')}</Link>
    </Alert>
  );
}
