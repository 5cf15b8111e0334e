import {isAlias, isMap, isScalar, LineCounter, parseDocument} from 'yaml';
import {postFields} from '../../postFields';
import {quote, wrong, type Problem} from '../../finding';
import type {Field, Post, UnreadPart} from '../post';

export type ReadFields = Pick<Post, 'fields' | 'unread'>;

/** The fields begin below the first `---`. */
const firstLine = 2;

/**
 * Reads `name: value` lines as YAML; undefined where they are not YAML, or use more of it than names and values.
 *
 * @param line the number of the first line in its file.
 */
function readYaml(text: string, line: number): Map<string, Field> | undefined {
  const lineCounter = new LineCounter();
  const {errors, warnings, contents} = parseDocument(text, {lineCounter});
  if (errors.length + warnings.length > 0 || (contents !== null && !isMap(contents))) return undefined;
  const fields = new Map<string, Field>();
  for (const {key, value} of contents?.items ?? []) {
    if (!isScalar(key) || isAlias(value) || [key, value].some((node) => isScalar(node) && (node.anchor ?? node.tag))) {
      return undefined;
    }
    const scalar = isScalar(value) ? value : undefined;
    fields.set(String(key.value), {
      value: value === null || scalar ? (scalar?.value ?? null) : {},
      line: line - 1 + lineCounter.linePos(key.range[0]).line,
      // YAML takes what stands behind a # in an unquoted value for a note, and leaves it out.
      ignored: scalar?.type === 'PLAIN' && typeof scalar.comment === 'string' ? scalar.comment.trim() : undefined,
    });
  }
  return fields;
}

/** A text as a quoted YAML value. */
export const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** A value in quotes that YAML reads; those that it already has, right or wrong, are taken off first. */
function requoted(written: string): string {
  const text = written.trim();
  const bare = /^(['"])(.*?)\1?$/s.exec(text)?.[2] ?? text;
  return quoted(bare.replaceAll("''", "'"));
}

const names = Object.keys(postFields).join('|');

/** Before each line that begins a field, or stands alone; others belong to the line above. */
const entries = new RegExp(`\\n(?=\\S|\\s+(?:${names})\\s*:)`);

/** A line that is no `name: value`. */
function strayLine(text: string): Problem & {place: string} {
  const [, name, value = ''] = new RegExp(`^\\s*(${names})\\b\\s*[:=]?\\s*(.*)$`).exec(text) ?? [];
  return {
    place: name ?? 'the fields at the top',
    problem: `${quote(text)} is not a field: a name, a colon, a space and the value.`,
    remedy: name
      ? `Write ${name}: ${requoted(value)}`
      : 'If it belongs to the line above, join the two to one line; otherwise delete it.',
  };
}

function unreadable(name: string, text: string): Problem {
  const value = requoted(text.split('\n', 1)[0] ?? '');
  return wrong(
    `${quote(text)} cannot be read, since characters such as : # ' " [ @ have a meaning of their own here.`,
    `Put it in single quotes${value.includes("''") ? ', with each apostrophe written twice' : ''}: ${name}: ${value}`,
  );
}

/**
 * Reads the fields at the top of a post. Where one line cannot be read, the others still are, so that the writer learns
 * of everything at once.
 */
export function readFields(head: string): ReadFields {
  const whole = readYaml(head, firstLine);
  if (whole !== undefined) return {fields: whole, unread: []};
  const fields = new Map<string, Field>();
  const unread: UnreadPart[] = [];
  let next = firstLine;
  for (const entry of head.split(entries)) {
    const line = next;
    next += entry.split('\n').length;
    if (entry.trim() === '' || entry.startsWith('#')) continue;
    const [, space, name, text = ''] = /^(\s*)([A-Za-z][\w-]*)\s*:(?!\S)[^\S\n]*(.*)$/s.exec(entry) ?? [];
    if (name === undefined) {
      const stray = strayLine(entry);
      unread.push({line, ...stray});
      if (Object.hasOwn(postFields, stray.place) && !fields.has(stray.place))
        fields.set(stray.place, {value: undefined, line});
      continue;
    }
    const note = (problem: Problem): unknown => unread.push({line, place: name, ...problem});
    const field = readYaml(`${name}: ${text}`, line)?.get(name);
    if (fields.has(name)) note(wrong('The field is there twice.', 'Delete one of the two lines.'));
    else if (field === undefined) {
      fields.set(name, {value: undefined, line});
      note(unreadable(name, text));
    } else {
      fields.set(name, field);
      if (space) note(wrong('The line begins with a space.', `Begin it with the name: ${name}: ${text}`));
    }
  }
  if (unread.length > 0) return {fields, unread};
  const remedy = 'Write each field on a line of its own, as name: value, and put each value in single quotes.';
  const place = 'the fields at the top';
  return {fields, unread: [{line: firstLine, place, problem: 'They cannot be read.', remedy}]};
}
