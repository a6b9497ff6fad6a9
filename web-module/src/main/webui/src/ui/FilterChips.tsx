import { Button, Label, LabelGroup, ToolbarContent, ToolbarGroup, ToolbarItem } from '@patternfly/react-core';
import { useTexts } from '../text/TextProvider';
import type { Chip } from './chips';

interface Props<F> {
  chips: readonly Chip<F>[];
  onChange: (filter: F) => void;
  onClear: () => void;
}

/**
 * The filters that are set, a chip each, which takes it away, and a button for all; nothing where none is.
 *
 * PatternFly's ToolbarFilter shows chips too, but has no word for their buttons in another language than English.
 */
export function FilterChips<F>({ chips, onChange, onClear }: Props<F>) {
  const { t } = useTexts();
  if (chips.length === 0) {
    return null;
  }
  const categories = [...new Set(chips.map(({ category }) => category))];
  return (
    <ToolbarContent>
      <ToolbarGroup variant="label-group" alignItems="center">
        {categories.map((category) => (
          <ToolbarItem variant="label-group" key={category}>
            <LabelGroup categoryName={category} numLabels={chips.length}>
              {chips
                .filter((chip) => chip.category === category)
                .map(({ text, without }) => (
                  <Label
                    key={text}
                    variant="outline"
                    onClose={() => onChange(without)}
                    closeBtnAriaLabel={t('list.without', { category, text })}
                  >
                    {text}
                  </Label>
                ))}
            </LabelGroup>
          </ToolbarItem>
        ))}
        <ToolbarItem>
          <Button variant="link" isInline onClick={onClear}>
            {t('list.clear')}
          </Button>
        </ToolbarItem>
      </ToolbarGroup>
    </ToolbarContent>
  );
}
