import {longestParameter} from './limits';

/** A parameter in quotation marks, such as a regular expression. @throws Error for one that nginx could not read. */
export function expression(value: string): string {
  if (/[\r\n\0]/.test(value))
    throw new Error(`"${value}" holds a line break, which nginx’s configuration cannot carry.`);
  const quoted = `"${value.replace(/[\\"]/g, '\\$&')}"`;
  if (Buffer.byteLength(quoted) > longestParameter) {
    throw new Error(
      `A parameter of nginx’s configuration has ${Buffer.byteLength(quoted)} bytes, and nginx reads at most ` +
        `${longestParameter}. Shorten the path or address that begins with ${quoted.slice(0, 80)}.`,
    );
  }
  return quoted;
}

/** The variable for a dollar sign that does not start a variable. A long address may have many of them. */
export const dollarSign = '$d';

const literal = (value: string): string => value.replaceAll('$', () => '${d}');

/** A string in nginx's configuration: quoted, and without variables but those between it and its end. */
export function text(value: string, variables = '', end = ''): string {
  return expression(`${literal(value)}${variables}${literal(end)}`);
}

/** A regular expression for whole paths, in which "*" matches anything, line breaks included. */
export function pathExpression(paths: string): string {
  return `${paths.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replace(/\*/g, '[\\s\\S]*')}\\z`;
}

/** A block of the configuration with its content indented. */
export function block(head: string, lines: readonly string[]): string[] {
  return [`${head} {`, ...lines.map((line) => `  ${line}`), '}'];
}

const bytesOf = (point: number): readonly number[] => [...Buffer.from(String.fromCodePoint(point), 'utf8')];

const shown = (byte: number): string => `\\x${byte.toString(16).padStart(2, '0')}`;

/**
 * A regular expression that matches any of the code points as UTF-8 bytes, for servers that match paths byte by byte.
 * Code points that differ only in the last byte become one character class.
 *
 * @param points in ascending order.
 */
export function bytesExpression(points: readonly number[]): string {
  const lastBytes = new Map<string, number[]>();
  for (const point of points) {
    const bytes = bytesOf(point);
    const start = bytes.slice(0, -1).map(shown).join('');
    lastBytes.set(start, [...(lastBytes.get(start) ?? []), ...bytes.slice(-1)]);
  }
  const classes = [...lastBytes].map(([start, bytes]) => `${start}[${classOf(bytes)}]`);
  return `(?:${classes.join('|')})`;
}

/** A character class of bytes, with consecutive ones as ranges. */
function classOf(bytes: readonly number[]): string {
  const starts = bytes.filter((byte) => !bytes.includes(byte - 1));
  const ends = bytes.filter((byte) => !bytes.includes(byte + 1));
  return starts.map((start, index) => `${shown(start)}-${shown(ends[index] ?? start)}`).join('');
}
