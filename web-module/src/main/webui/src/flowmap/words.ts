import type { HandOver } from '../api/flowMap';
import type { Formats } from '../format/format';
import type { Translate } from '../text/text';

/** So many a minute, or an hour where a minute would be a fraction. */
export function rateText(t: Translate, format: Formats, perMinute: number): string {
  return perMinute >= 1
    ? t('flowMap.perMinute', { rate: format.rate(perMinute) })
    : t('flowMap.perHour', { rate: format.rate(perMinute * 60) });
}

/** What stands on a hand-over; failures only where there are any. */
export function labelOf(t: Translate, format: Formats, handOver: HandOver): string[] {
  return [
    `${rateText(t, format, handOver.perMinute)} · ${t('overview.p95', { duration: format.duration(handOver.p95Millis) })}`,
    ...(handOver.failureShare > 0 ? [failedText(t, format, handOver.failureShare)] : []),
  ];
}

export function failedText(t: Translate, format: Formats, share: number): string {
  return t('flowMap.failed', { share: format.percent(share) });
}
