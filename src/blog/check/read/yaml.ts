import {isMap, isScalar, LineCounter, parseDocument, type Scalar} from 'yaml';
import type {Field} from '../post';

/** What stands behind a `#` in an unquoted value: YAML takes it for a note and leaves it out. */
function ignoredBy({type, comment}: Scalar): string | undefined {
  return type === 'PLAIN' && typeof comment === 'string' ? comment.trim() : undefined;
}

/**
 * Reads `name: value` lines as YAML.
 *
 * @param firstLine the number of the first line in its file.
 * @returns undefined where they are not YAML, or use more of it than names and values.
 */
export function readYaml(text: string, firstLine: number): Map<string, Field> | undefined {
  const lineCounter = new LineCounter();
  const {errors, warnings, contents} = parseDocument(text, {lineCounter});
  if (errors.length > 0 || warnings.length > 0) return undefined;
  const fields = new Map<string, Field>();
  if (contents === null) return fields;
  if (!isMap(contents)) return undefined;
  for (const {key, value} of contents.items) {
    if (!isScalar(key) || key.anchor !== undefined) return undefined;
    const line = firstLine - 1 + lineCounter.linePos(key.range?.[0] ?? 0).line;
    const name = String(key.value);
    if (isScalar(value)) {
      if (value.anchor !== undefined || value.tag !== undefined) return undefined;
      fields.set(name, {value: value.value, line, ignored: ignoredBy(value)});
    } else if (isMap(value) || (typeof value === 'object' && value !== null && 'items' in value)) {
      fields.set(name, {value: isMap(value) ? {} : value.items, line});
    } else if (value === null) {
      fields.set(name, {value: null, line});
    } else {
      return undefined;
    }
  }
  return fields;
}

/** A text as a quoted YAML value; quotes that it already has, right or wrong, are taken off first. */
export function quoted(text: string): string {
  const bare = text
    .trim()
    .replace(/^['"]|['"]$/g, '')
    .replaceAll("''", "'");
  return `'${bare.replaceAll("'", "''")}'`;
}
