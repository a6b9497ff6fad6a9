import { Skeleton, Stack, StackItem } from '@patternfly/react-core';
import { useTexts } from '../text/TextProvider';

const WIDTHS = ['30%', '100%', '92%', '97%', '88%', '94%'];

/** Stands where something is about to be. */
export function Loading() {
  const { t } = useTexts();
  return (
    <Stack hasGutter className="wb-loading" aria-busy="true">
      {WIDTHS.map((width, line) => (
        <StackItem key={width}>
          <Skeleton
            width={width}
            fontSize={line === 0 ? '2xl' : 'lg'}
            screenreaderText={line === 0 ? t('list.loading') : undefined}
          />
        </StackItem>
      ))}
    </Stack>
  );
}
