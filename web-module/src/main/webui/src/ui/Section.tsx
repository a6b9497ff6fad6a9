import { Title } from '@patternfly/react-core';
import { useId, type ReactNode } from 'react';

/** A part of a page, under a heading that names it. */
export function Section({
  title,
  level = 'h2',
  children,
}: {
  title: string;
  level?: 'h2' | 'h3';
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="wb-section">
      <Title headingLevel={level} size={level === 'h2' ? 'lg' : 'md'} id={id}>
        {title}
      </Title>
      {children}
    </section>
  );
}
