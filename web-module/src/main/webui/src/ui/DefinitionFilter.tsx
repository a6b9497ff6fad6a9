import { useQuery } from '@tanstack/react-query';
import { api } from '../api/api';
import { useTexts } from '../text/TextProvider';
import { ChoiceFilter } from './ChoiceFilter';

interface Props {
  /** Empty for all. */
  definition: string;
  onChange: (definition: string) => void;
}

/** One of the definitions, or all. One that is gone can still be asked for by a link. */
export function DefinitionFilter({ definition, onChange }: Props) {
  const { t } = useTexts();
  const definitions = useQuery({
    queryKey: ['definitions'],
    queryFn: ({ signal }) => api.definitions.list(signal),
  });
  const names = new Set((definitions.data ?? []).map(({ name }) => name));
  if (definition !== '') {
    names.add(definition);
  }
  return (
    <ChoiceFilter
      label={t('filter.definition')}
      value={definition}
      options={[
        { value: '', text: t('filter.anyDefinition') },
        ...[...names].map((name) => ({ value: name, text: name })),
      ]}
      onChoose={onChange}
    />
  );
}
