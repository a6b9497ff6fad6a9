import {
  Card,
  CardBody,
  CardHeader,
  CardTitle,
  Content,
  ToggleGroup,
  ToggleGroupItem,
} from '@patternfly/react-core';
import type { ReactNode } from 'react';
import { useTexts } from '../text/TextProvider';
import { setUnlessEmpty } from '../ui/timeRange';
import { useUrl } from '../ui/useUrl';

interface Props {
  title: string;
  /** The figures of the whole span, in a sentence. */
  summary: ReactNode;
  /** What is drawn, and what the colours and lines mean. */
  chart: ReactNode;
  table: ReactNode;
  note?: string;
}

/** A chart and, at the flick of a switch that stands in the URL, the same as a table. */
export function ChartCard({ title, summary, chart, table, note }: Props) {
  const { t } = useTexts();
  const [url, change] = useUrl();
  const isTable = url.get('view') === 'table';
  const choose = (asTable: boolean) =>
    change((to) => setUnlessEmpty(to, 'view', asTable ? 'table' : ''), { replace: true });
  return (
    <Card>
      <CardHeader
        actions={{
          hasNoOffset: true,
          actions: (
            <ToggleGroup isCompact aria-label={t('overview.view', { title })}>
              <ToggleGroupItem
                text={t('overview.asChart')}
                isSelected={!isTable}
                onChange={() => choose(false)}
              />
              <ToggleGroupItem
                text={t('overview.asTable')}
                isSelected={isTable}
                onChange={() => choose(true)}
              />
            </ToggleGroup>
          ),
        }}
      >
        <CardTitle component="h2">{title}</CardTitle>
      </CardHeader>
      <CardBody>
        <Content component="p">{summary}</Content>
        {isTable ? table : chart}
        {note !== undefined && (
          <Content component="p" className="wb-subtle">
            {note}
          </Content>
        )}
      </CardBody>
    </Card>
  );
}
