import { Alert, AlertActionLink, Progress, ProgressMeasureLocation, Spinner } from '@patternfly/react-core';
import { useTexts } from '../text/TextProvider';
import { share } from './searchWindows';
import { bounds, type TimeRange } from './timeRange';
import type { SearchProgressState } from './useWindowedSearch';

interface Props {
  progress: SearchProgressState;
  /** What is searched. */
  range: TimeRange;
}

/** How far a search has come that looks through entries piece by piece; nothing once it is done. */
export function SearchProgress({ progress, range }: Props) {
  const { t, format } = useTexts();
  const { state, found, searchedTo, asOf, stop, goOn } = progress;
  if (state === 'done' || searchedTo === null) {
    return null;
  }
  const { from, to } = bounds(range, new Date(asOf));
  const part = share(to === undefined ? asOf : Date.parse(to), searchedTo, from);
  const isSearching = state === 'searching';
  return (
    <Alert
      isInline
      className="wb-progress"
      variant={state === 'failed' ? 'warning' : 'info'}
      customIcon={isSearching ? <Spinner size="md" aria-label={t('search.searching')} /> : undefined}
      component="p"
      title={t(`search.${state}`)}
      actionLinks={
        <AlertActionLink onClick={isSearching ? stop : goOn}>
          {t(isSearching ? 'search.stop' : 'search.goOn')}
        </AlertActionLink>
      }
    >
      <p aria-live="polite">
        {t('search.found', { count: found })} {t('search.searchedTo', { moment: format.moment(searchedTo) })}
      </p>
      {part !== undefined && (
        <Progress
          className="wb-progress-bar"
          value={Math.floor(part * 100)}
          measureLocation={ProgressMeasureLocation.outside}
          aria-label={t('search.progress')}
          size="sm"
        />
      )}
    </Alert>
  );
}
