import { Alert, Button, List, ListItem, TextArea } from '@patternfly/react-core';
import { useRef } from 'react';
import type { FieldProblem } from '../../api/problem';
import { useTexts } from '../../text/TextProvider';
import { Recorded } from '../../ui/Recorded';
import { placeOf, type Parsed } from './json';

interface Props {
  text: string;
  parsed: Parsed;
  problems: readonly FieldProblem[];
  onChange: (text: string) => void;
}

/** The definition as JSON, and what is wrong with it line by line. */
export function JsonSide({ text, parsed, problems, onChange }: Props) {
  const { t } = useTexts();
  const area = useRef<HTMLTextAreaElement>(null);
  const findings = parsed.isJson
    ? problems.map(({ field, problem }) => ({
        offset: offsetOf(field, parsed.places),
        words: field === '' ? problem : `${field} ${problem}`,
      }))
    : [
        {
          offset: parsed.offset,
          words:
            parsed.found === ''
              ? t(`definition.syntax.${parsed.fault}`, { found: t('definition.syntax.end') })
              : t(`definition.syntax.${parsed.fault}`, { found: `“${parsed.found}”` }),
        },
      ];
  const goTo = (offset: number) => {
    const { current } = area;
    if (current !== null) {
      const end = text.indexOf('\n', offset);
      current.focus();
      current.setSelectionRange(offset, end < 0 ? text.length : end);
      current.scrollTop = (placeOf(text, offset).line - 4) * (current.scrollHeight / text.split('\n').length);
    }
  };
  return (
    <div className="wb-stack">
      <TextArea
        ref={area}
        className={findings.length > 0 ? 'wb-json wb-json-wrong' : 'wb-json'}
        aria-label={t('definition.json')}
        aria-describedby="json-findings"
        value={text}
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="off"
        resizeOrientation="vertical"
        validated={findings.length > 0 ? 'error' : 'default'}
        onChange={(_, changed) => onChange(changed)}
      />
      <div id="json-findings" aria-live="polite" className="wb-findings">
        {findings.length > 0 && (
          <Alert
            variant="danger"
            isInline
            component="p"
            title={t(parsed.isJson ? 'definition.edit.problems' : 'definition.edit.noJson', {
              count: findings.length,
            })}
          >
            <List isPlain>
              {findings.map(({ offset, words }) => (
                <ListItem key={`${offset} ${words}`}>
                  <Button variant="link" isInline onClick={() => goTo(offset)}>
                    {t('definition.edit.place', placeOf(text, offset))}
                  </Button>{' '}
                  <Recorded text={words} />
                </ListItem>
              ))}
            </List>
          </Alert>
        )}
      </div>
    </div>
  );
}

/** Where a field stands; of what is not there, what it would belong to. */
function offsetOf(field: string, places: ReadonlyMap<string, number>): number {
  for (let at = field; at !== ''; at = at.replace(/(\.[^.[]*|\[\d+\]|^[^.[]*)$/, '')) {
    const place = places.get(at);
    if (place !== undefined) {
      return place;
    }
  }
  return 0;
}
