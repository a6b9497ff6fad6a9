import { DropdownItem } from '@patternfly/react-core';
import DownloadIcon from '@patternfly/react-icons/dist/esm/icons/download-icon';
import { url } from '../api/http';
import { useTexts } from '../text/TextProvider';
import { ActionsMenu } from '../ui/ActionsMenu';
import { filterParameters, type TransactionFilter } from './filter';

/** Downloads all transactions that fit the filters. */
export function ExportMenu({ filter }: { filter: TransactionFilter }) {
  const { t } = useTexts();
  return (
    <ActionsMenu label={t('export.menu')} icon={<DownloadIcon />}>
      {() =>
        (['csv', 'json'] as const).map((kind) => (
          <DropdownItem
            key={kind}
            // The bounds of a range that ends now are those of the moment in which the menu is opened.
            to={url('transactions/export', { format: kind, ...filterParameters(filter, new Date()) })}
            download=""
            description={t('export.all')}
          >
            {t(`export.${kind}`)}
          </DropdownItem>
        ))
      }
    </ActionsMenu>
  );
}
