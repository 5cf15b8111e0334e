import {postFields} from '../../postFields';
import {quote} from '../finding';
import type {Field, UnreadPart} from '../post';
import {quoted, readYaml} from './yaml';

export interface ReadFields {
  readonly fields: ReadonlyMap<string, Field>;
  readonly unread: readonly UnreadPart[];
}

/** The fields begin below the first `---`. */
const firstLine = 2;

interface Entry {
  readonly name: string;
  readonly line: number;
  /** The value, and the lines that continue it. */
  text: string;
  readonly isIndented: boolean;
}

const isField = (name: string): boolean => Object.hasOwn(postFields, name);

/** A line that is no `name: value`. */
function strayLine(text: string, line: number): UnreadPart {
  const [, name = '', value = ''] = /^\s*(\w+)\s*[:=]?\s*(.*)$/.exec(text) ?? [];
  return {
    line,
    place: isField(name) ? name : 'the fields at the top',
    problem: `${quote(text)} is not a field: a name, a colon, a space and the value.`,
    remedy: isField(name)
      ? `Write ${name}: ${quoted(value)}`
      : 'If it belongs to the line above, join the two to one line; otherwise delete it.',
  };
}

/** Splits the fields by their lines, for when they cannot be read as a whole. */
function entriesOf(head: string): {entries: Entry[]; unread: UnreadPart[]} {
  const entries: Entry[] = [];
  const unread: UnreadPart[] = [];
  head.split('\n').forEach((text, index) => {
    const line = firstLine + index;
    if (text.trim() === '' || text.startsWith('#')) return;
    const [, space = '', name = '', value = ''] = /^(\s*)([A-Za-z][\w-]*)\s*:(?:\s+(.*)|\s*)$/.exec(text) ?? [];
    const last = entries.at(-1);
    if (name !== '' && (space === '' || isField(name))) entries.push({name, line, text: value, isIndented: space !== ''});
    else if (/^\s/.test(text) && last !== undefined) last.text += `\n${text}`;
    else {
      const stray = strayLine(text, line);
      unread.push(stray);
      if (isField(stray.place)) entries.push({name: stray.place, line, text: '', isIndented: false});
    }
  });
  return {entries, unread};
}

function readEntry({name, line, text, isIndented}: Entry): {field: Field; unread?: UnreadPart} {
  const field = readYaml(`${name}: ${text}`, line)?.get(name);
  if (field !== undefined && !isIndented) return {field};
  const part = {line, place: name};
  if (field !== undefined) {
    return {
      field,
      unread: {...part, problem: 'The line begins with a space.', remedy: `Begin it with the name: ${name}: ${text}`},
    };
  }
  const value = quoted(text.split('\n', 1)[0] ?? '');
  return {
    field: {value: undefined, line},
    unread: {
      ...part,
      problem: `${quote(text)} cannot be read, since characters such as : # ' " [ @ have a meaning of their own here.`,
      remedy: `Put it in single quotes${value.includes("''") ? ', with each apostrophe written twice' : ''}: ${name}: ${value}`,
    },
  };
}

/**
 * Reads the fields at the top of a post. Where one line cannot be read, the
 * others still are, so that the writer learns of everything at once. A field
 * that cannot be read has the value undefined.
 */
export function readFields(head: string): ReadFields {
  const whole = readYaml(head, firstLine);
  if (whole !== undefined) return {fields: whole, unread: []};
  const {entries, unread} = entriesOf(head);
  const strayLines = unread.length;
  const fields = new Map<string, Field>();
  for (const entry of entries) {
    const {name, line} = entry;
    const isStray = unread.slice(0, strayLines).some((stray) => stray.line === line);
    if (fields.has(name)) {
      unread.push({line, place: name, problem: 'The field is there twice.', remedy: 'Delete one of the two lines.'});
      continue;
    }
    const read = isStray ? {field: {value: undefined, line}} : readEntry(entry);
    fields.set(name, read.field);
    if (read.unread !== undefined) unread.push(read.unread);
  }
  if (unread.length === 0) {
    unread.push({
      line: firstLine,
      place: 'the fields at the top',
      problem: 'They cannot be read.',
      remedy: 'Write each field on a line of its own, as name: value, and put each value in single quotes.',
    });
  }
  return {fields, unread};
}
