import { Content, Flex, FlexItem, PageSection, Title } from '@patternfly/react-core';
import { useTexts } from '../text/TextProvider';
import { useTitle } from './useTitle';

interface Props {
  title: string;
  hint?: string;
  /** When what the page shows was loaded, in milliseconds since 1970; 0 as long as it was not. */
  updatedAt: number;
}

/** A list's name, how fresh it is, and the zone of all its times. */
export function PageHeading({ title, hint, updatedAt }: Props) {
  const { t, format } = useTexts();
  useTitle(title);
  return (
    <PageSection hasBodyWrapper={false} className="wb-heading">
      <Flex
        justifyContent={{ default: 'justifyContentSpaceBetween' }}
        alignItems={{ default: 'alignItemsFlexEnd' }}
      >
        <FlexItem>
          <Title headingLevel="h1">{title}</Title>
          {hint !== undefined && <Content component="p">{hint}</Content>}
        </FlexItem>
        <FlexItem className="wb-subtle">
          {updatedAt > 0 && (
            <>{t('list.asOf', { time: format.moment(new Date(updatedAt).toISOString()) })} · </>
          )}
          {t('list.zone', { zone: format.zone })}
        </FlexItem>
      </Flex>
    </PageSection>
  );
}
