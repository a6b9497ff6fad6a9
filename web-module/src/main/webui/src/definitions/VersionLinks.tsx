import { Link } from 'react-router';
import type { Definition } from '../api/definitions';
import { useTexts } from '../text/TextProvider';
import { overviewPathOf, transactionsPathOf } from './paths';

/** Where a version shows what it does. */
export function VersionLinks({ definition }: { definition: Definition }) {
  const { t } = useTexts();
  const { name, state, version } = definition;
  if (state === 'DRAFT') {
    return t('definition.matchesNothing');
  }
  return (
    <>
      <Link to={transactionsPathOf(name, version)}>{t('definition.transactionsOf', { version })}</Link>
      {' · '}
      <Link to={overviewPathOf(name)}>{t('definition.overview')}</Link>
    </>
  );
}
