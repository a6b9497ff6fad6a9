import { useEffect, type RefObject } from 'react';
import { useBlocker } from 'react-router';
import { useTexts } from '../../text/TextProvider';
import { Confirm } from '../../ui/Confirm';

/** Asks before unsaved changes are left behind: within the viewer, and when the page is closed or loaded anew. */
export function LeaveGuard({ isUnsaved, onLeave }: { isUnsaved: RefObject<boolean>; onLeave: () => void }) {
  const { t } = useTexts();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isUnsaved.current &&
      currentLocation.pathname !== nextLocation.pathname &&
      // A session that is over leads to the log-in and back; what was typed is kept meanwhile.
      nextLocation.pathname !== '/login',
  );
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (isUnsaved.current) {
        event.preventDefault();
      }
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnsaved]);
  if (blocker.state !== 'blocked') {
    return null;
  }
  return (
    <Confirm
      isDanger
      title={t('definition.leave.title')}
      action={t('definition.leave.action')}
      onConfirm={() => {
        onLeave();
        blocker.proceed();
      }}
      onClose={() => blocker.reset()}
    >
      <p>{t('definition.leave.body')}</p>
    </Confirm>
  );
}
