import {
  Button,
  DropdownItem,
  SearchInput,
  Toolbar,
  ToolbarContent,
  ToolbarGroup,
  ToolbarItem,
} from '@patternfly/react-core';
import type { UseQueryResult } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router';
import { exportUrl } from '../api/definitions';
import { useMay } from '../app/session';
import { useTexts } from '../text/TextProvider';
import { ActionsMenu } from '../ui/ActionsMenu';
import { ChoiceFilter } from '../ui/ChoiceFilter';
import { RefreshButton } from '../ui/RefreshButton';
import type { DefinitionFilter, Life } from './life';
import { IMPORT, JOBS, NEW, SUGGESTIONS } from './paths';

interface Props {
  filter: DefinitionFilter;
  onChange: (filter: DefinitionFilter) => void;
  query: UseQueryResult;
}

const LIVES: readonly Life[] = ['ACTIVE', 'PLANNED', 'DRAFT', 'RETIRED'];

/** What is looked for, and what can be done. */
export function DefinitionsToolbar({ filter, onChange, query }: Props) {
  const { t } = useTexts();
  return (
    <Toolbar id="definitions-toolbar" className="wb-toolbar">
      <ToolbarContent>
        <ToolbarItem className="wb-search-item">
          <SearchInput
            className="wb-search"
            aria-label={t('definitions.search')}
            placeholder={t('definitions.search')}
            value={filter.text}
            onChange={(_, text) => onChange({ ...filter, text })}
            onClear={() => onChange({ ...filter, text: '' })}
            resetButtonLabel={t('list.searchClear')}
          />
        </ToolbarItem>
        <ToolbarItem>
          <ChoiceFilter
            label={t('definitions.state')}
            value={filter.state}
            options={[
              { value: '', text: t('definitions.anyState') },
              ...LIVES.map((life) => ({ value: life, text: t(`definition.life.${life}`) })),
            ]}
            onChoose={(state) => onChange({ ...filter, state })}
          />
        </ToolbarItem>
        <ToolbarItem>
          <RefreshButton query={query} />
        </ToolbarItem>
        <ToolbarGroup align={{ default: 'alignEnd' }}>
          <Actions />
        </ToolbarGroup>
      </ToolbarContent>
    </Toolbar>
  );
}

function Actions() {
  const { t } = useTexts();
  const navigate = useNavigate();
  const mayEdit = useMay('admin');
  return (
    <>
      <ToolbarItem>
        {mayEdit ? (
          <Button component={(props) => <Link {...props} to={NEW} />}>{t('definitions.new')}</Button>
        ) : (
          <span className="wb-subtle">{t('definitions.readOnly')}</span>
        )}
      </ToolbarItem>
      <ToolbarItem>
        <Button variant="secondary" component={(props) => <Link {...props} to={SUGGESTIONS} />}>
          {t('suggestions.title')}
        </Button>
      </ToolbarItem>
      <ToolbarItem>
        <ActionsMenu label={t('definitions.more')}>
          {() => (
            <>
              <DropdownItem
                isAriaDisabled={!mayEdit}
                description={mayEdit ? undefined : t('definition.adminsOnly')}
                onClick={() => void navigate(IMPORT)}
              >
                {t('definitions.import')}
              </DropdownItem>
              <DropdownItem component="a" to={exportUrl()} download="waybill-definitions.json">
                {t('definitions.exportAll')}
              </DropdownItem>
              <DropdownItem onClick={() => void navigate(JOBS)}>{t('jobs.title')}</DropdownItem>
            </>
          )}
        </ActionsMenu>
      </ToolbarItem>
    </>
  );
}
