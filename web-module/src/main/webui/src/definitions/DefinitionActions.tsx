import { Button, DropdownItem, Flex, FlexItem } from '@patternfly/react-core';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { exportUrl } from '../api/definitions';
import type { DefinitionDetail } from '../api/definitions';
import { useMay } from '../app/session';
import { useTexts } from '../text/TextProvider';
import { ActionsMenu } from '../ui/ActionsMenu';
import { HistoryDialog } from './HistoryDialog';
import { editPathOf, NEW, transactionsPathOf } from './paths';
import { RetireDialog } from './RetireDialog';

/** What can be done with a definition; what a person may not do is there with the reason. */
export function DefinitionActions({ definition }: { definition: DefinitionDetail }) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const mayEdit = useMay('admin');
  const [asked, setAsked] = useState<'retire' | 'history'>();
  const { name, versions, state } = definition;
  const isForbidden = mayEdit ? undefined : t('definition.adminsOnly');
  const action = (text: string, why: string | undefined, onClick: () => void) => (
    <DropdownItem isAriaDisabled={why !== undefined} description={why} onClick={onClick}>
      {text}
    </DropdownItem>
  );
  const noVersion = versions.length === 0 ? t('definition.needsVersion') : undefined;
  return (
    <Flex columnGap={{ default: 'columnGapSm' }} alignItems={{ default: 'alignItemsCenter' }}>
      {versions.length > 0 && (
        <FlexItem>
          <Link to={transactionsPathOf(name)}>{t('definition.transactions')}</Link>
        </FlexItem>
      )}
      {mayEdit && (
        <FlexItem>
          <Button component={(props) => <Link {...props} to={editPathOf(name)} />}>
            {t(definition.draft === null ? 'definition.edit' : 'definition.draftEdit')}
          </Button>
        </FlexItem>
      )}
      <FlexItem>
        <ActionsMenu label={t('definitions.more')}>
          {() => (
            <>
              {!mayEdit && action(t('definition.edit'), isForbidden, () => undefined)}
              {action(t('definition.history'), isForbidden ?? noVersion, () => setAsked('history'))}
              {action(t('definition.copy'), isForbidden, () => {
                void navigate(`${NEW}?copy=${encodeURIComponent(name)}`);
              })}
              {versions.length > 0 && (
                <DropdownItem component="a" to={exportUrl(name)} download={`${name}.json`}>
                  {t('definition.export')}
                </DropdownItem>
              )}
              {action(
                t('definition.retire'),
                isForbidden ?? noVersion ?? (state === 'RETIRED' ? t('definition.retired') : undefined),
                () => setAsked('retire'),
              )}
            </>
          )}
        </ActionsMenu>
      </FlexItem>
      {asked === 'retire' && <RetireDialog definition={definition} onClose={() => setAsked(undefined)} />}
      {asked === 'history' && <HistoryDialog name={name} onClose={() => setAsked(undefined)} />}
    </Flex>
  );
}
