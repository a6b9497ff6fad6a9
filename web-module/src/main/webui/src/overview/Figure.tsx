import { Card, CardBody, CardTitle } from '@patternfly/react-core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

interface Props {
  title: string;
  icon?: ReactNode;
  /** Undefined as long as it is not known. */
  value: string | undefined;
  /** What the figure means, in a few words. */
  words?: ReactNode;
  /** Where the figure's members are listed; without it there is nothing to list. */
  to?: string;
  /** Colours the sign; the words say the same. */
  look?: string;
  className?: string;
}

/** A figure of the overview; the whole card leads to what it counts. */
export function Figure({ title, icon, value = '–', words, to, look = '', className = '' }: Props) {
  return (
    <Card isCompact className={`wb-figure ${look} ${className}`}>
      <CardTitle component="h2">
        {icon !== undefined && <span className="wb-figure-icon">{icon}</span>} {title}
      </CardTitle>
      <CardBody>
        <p className="wb-figure-value">
          {to === undefined ? (
            value
          ) : (
            <Link to={to} aria-label={`${title}: ${value}`}>
              {value}
            </Link>
          )}
        </p>
        {words !== undefined && <div className="wb-subtle">{words}</div>}
      </CardBody>
    </Card>
  );
}
