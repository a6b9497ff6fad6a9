import { Button, Flex, FlexItem } from '@patternfly/react-core';
import AngleDownIcon from '@patternfly/react-icons/dist/esm/icons/angle-down-icon';
import AngleUpIcon from '@patternfly/react-icons/dist/esm/icons/angle-up-icon';
import { useTexts } from '../text/TextProvider';

interface Props {
  /** Undefined where there is none. */
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
  /** Where this one stands, 1 for the first; 0 when that is not known. */
  place?: number;
  count?: number;
}

/** From one detail to the one above or below it in the list, without going back. */
export function PreviousNext({ onPrevious, onNext, place = 0, count = 0 }: Props) {
  const { t } = useTexts();
  return (
    <Flex
      columnGap={{ default: 'columnGapXs' }}
      alignItems={{ default: 'alignItemsCenter' }}
      flexWrap={{ default: 'nowrap' }}
    >
      {place > 0 && (
        <FlexItem className="wb-subtle wb-number">{t('list.place', { place, total: count })}</FlexItem>
      )}
      <Button
        variant="plain"
        size="sm"
        icon={<AngleUpIcon />}
        aria-label={t('list.previousItem')}
        isAriaDisabled={onPrevious === undefined}
        onClick={onPrevious}
      />
      <Button
        variant="plain"
        size="sm"
        icon={<AngleDownIcon />}
        aria-label={t('list.nextItem')}
        isAriaDisabled={onNext === undefined}
        onClick={onNext}
      />
    </Flex>
  );
}
