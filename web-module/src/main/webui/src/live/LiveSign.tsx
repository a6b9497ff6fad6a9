import { Button, Tooltip } from '@patternfly/react-core';
import DisconnectedIcon from '@patternfly/react-icons/dist/esm/icons/disconnected-icon';
import PauseIcon from '@patternfly/react-icons/dist/esm/icons/pause-icon';
import PlayIcon from '@patternfly/react-icons/dist/esm/icons/play-icon';
import { useTexts } from '../text/TextProvider';
import { useLiveStatus } from './LiveProvider';
import './live.css';

/** Whether the page follows what happens; pauses and goes on. Not there where the server has no stream. */
export function LiveSign() {
  const { t } = useTexts();
  const { status, isPaused, setPaused } = useLiveStatus();
  if (status === 'off') {
    return null;
  }
  const state = status === 'lost' ? 'lost' : isPaused ? 'paused' : 'live';
  return (
    <Tooltip content={t(`live.${state}.words`)} position="bottom">
      <Button
        variant="plain"
        className={`wb-live wb-live-${state}`}
        icon={state === 'lost' ? <DisconnectedIcon /> : isPaused ? <PlayIcon /> : <PauseIcon />}
        aria-label={t(isPaused ? 'live.resume' : 'live.pause', { state: t(`live.${state}`) })}
        onClick={() => setPaused(!isPaused)}
      >
        <span className="wb-live-word">{t(`live.${state}`)}</span>
      </Button>
    </Tooltip>
  );
}
