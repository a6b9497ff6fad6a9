/** JSON as people write it by hand: read with the places of its members, written so that it can be read. Pure. */
export type Json = null | boolean | number | string | Json[] | JsonObject;
export interface JsonObject {
  [name: string]: Json;
}

/** What a text is not JSON for. */
export type Fault =
  | 'value'
  | 'name'
  | 'colon'
  | 'commaOrBrace'
  | 'commaOrBracket'
  | 'text'
  | 'escape'
  | 'number'
  | 'rest'
  | 'twice'
  | 'deep';

export type Parsed =
  /** places: where each member stands, by its path (`events[2].source`), as an offset. */
  | { isJson: true; value: Json; places: ReadonlyMap<string, number> }
  /** found: what stands there instead; empty at the end of the text. */
  | { isJson: false; offset: number; fault: Fault; found: string };

/** Deeper than any definition, and than no stack. */
const DEEPEST = 100;

const BLANKS = /[ \t\r\n]*/y;
const TEXT = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y;
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\w.])/y;
const WORD = /(?:true|false|null)\b/y;

class Wrong extends Error {
  constructor(
    readonly offset: number,
    readonly fault: Fault,
  ) {
    super(fault);
  }
}

export function parse(text: string): Parsed {
  const reader = new Reader(text);
  try {
    const value = reader.value('', 0);
    reader.end();
    return { isJson: true, value, places: reader.places };
  } catch (e) {
    if (!(e instanceof Wrong)) {
      throw e;
    }
    const found = /^\s*(\S{1,20})/.exec(text.slice(e.offset, e.offset + 200))?.[1] ?? '';
    return { isJson: false, offset: e.offset, fault: e.fault, found };
  }
}

class Reader {
  readonly places = new Map<string, number>();
  private at = 0;

  constructor(private readonly text: string) {}

  value(path: string, depth: number): Json {
    this.skip();
    if (path !== '' && !this.places.has(path)) {
      this.places.set(path, this.at);
    }
    if (depth > DEEPEST) {
      throw new Wrong(this.at, 'deep');
    }
    switch (this.text[this.at]) {
      case '{':
        return this.object(path, depth);
      case '[':
        return this.list(path, depth);
      case '"':
        return this.string();
      case undefined:
      default: {
        const word = this.take(WORD) ?? this.take(NUMBER);
        if (word === undefined) {
          throw new Wrong(this.at, /[-\d.]/.test(this.text[this.at] ?? '') ? 'number' : 'value');
        }
        return JSON.parse(word) as Json;
      }
    }
  }

  end() {
    this.skip();
    if (this.at < this.text.length) {
      throw new Wrong(this.at, 'rest');
    }
  }

  private object(path: string, depth: number): JsonObject {
    const members: [string, Json][] = [];
    const names = new Set<string>();
    this.separated('}', 'commaOrBrace', () => {
      const start = this.at;
      if (this.text[this.at] !== '"') {
        throw new Wrong(this.at, 'name');
      }
      const name = this.string();
      if (names.has(name)) {
        throw new Wrong(start, 'twice');
      }
      names.add(name);
      this.skip();
      if (this.text[this.at] !== ':') {
        throw new Wrong(this.at, 'colon');
      }
      this.at++;
      const member = path === '' ? name : `${path}.${name}`;
      this.places.set(member, start);
      members.push([name, this.value(member, depth + 1)]);
    });
    return Object.fromEntries(members);
  }

  private list(path: string, depth: number): Json[] {
    const items: Json[] = [];
    this.separated(']', 'commaOrBracket', () =>
      items.push(this.value(`${path}[${items.length}]`, depth + 1)),
    );
    return items;
  }

  private separated(close: string, fault: Fault, one: () => void) {
    this.at++;
    this.skip();
    if (this.text[this.at] === close) {
      this.at++;
      return;
    }
    for (;;) {
      this.skip();
      one();
      this.skip();
      const sign = this.text[this.at];
      if (sign !== ',' && sign !== close) {
        throw new Wrong(this.at, fault);
      }
      this.at++;
      if (sign === close) {
        return;
      }
    }
  }

  private string(): string {
    const start = this.at;
    const literal = this.take(TEXT);
    if (literal === undefined) {
      const isEscape = /^"(?:[^"\\\n]|\\["\\/bfnrtu])*\\[^"\\/bfnrtu]/.test(
        this.text.slice(start, start + 10_000),
      );
      throw new Wrong(start, isEscape ? 'escape' : 'text');
    }
    return JSON.parse(literal) as string;
  }

  private skip() {
    this.take(BLANKS);
  }

  private take(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text)?.[0];
    this.at += found?.length ?? 0;
    return found;
  }
}

/** Line and column of an offset, both from 1. */
export function placeOf(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset);
  return { line: before.split('\n').length, column: offset - before.lastIndexOf('\n') };
}

const WIDTH = 90;

/** Short objects and lists stand in one line, as people write them. */
export function print(value: Json, indent = ''): string {
  const line = inOneLine(value);
  if (
    typeof value !== 'object' ||
    value === null ||
    (indent !== '' && indent.length + line.length <= WIDTH)
  ) {
    return line;
  }
  const inner = `${indent}  `;
  const isList = Array.isArray(value);
  const lines = isList
    ? value.map((one) => inner + print(one, inner))
    : Object.entries(value).map(([name, one]) => `${inner}${JSON.stringify(name)}: ${print(one, inner)}`);
  const [open, close] = isList ? '[]' : '{}';
  return lines.length === 0 ? line : `${open}\n${lines.join(',\n')}\n${indent}${close}`;
}

function inOneLine(value: Json): string {
  if (Array.isArray(value)) {
    return `[${value.map(inOneLine).join(', ')}]`;
  }
  if (typeof value === 'object' && value !== null) {
    const members = Object.entries(value).map(([name, one]) => `${JSON.stringify(name)}: ${inOneLine(one)}`);
    return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`;
  }
  return JSON.stringify(value);
}

export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export type Path = readonly (string | number)[];

/** The same with another value at a path; undefined takes it away. What the path does not name stays as it is. */
export function changed(value: Json | undefined, path: Path, next: Json | undefined): Json {
  const [step, ...rest] = path;
  if (step === undefined) {
    return next ?? null;
  }
  if (typeof step === 'number') {
    const list = Array.isArray(value) ? [...value] : [];
    if (rest.length === 0 && next === undefined) {
      list.splice(step, 1);
    } else {
      list[step] = changed(list[step], rest, next);
    }
    return list;
  }
  const object = isObject(value) ? value : {};
  if (rest.length === 0 && next === undefined) {
    return Object.fromEntries(Object.entries(object).filter(([name]) => name !== step));
  }
  return { ...object, [step]: changed(object[step], rest, next) };
}

/** `['events', 2, 'source']` as `events[2].source`. */
export function fieldOf(path: Path): string {
  return path.reduce<string>(
    (field, step) =>
      typeof step === 'number' ? `${field}[${step}]` : field === '' ? step : `${field}.${step}`,
    '',
  );
}
