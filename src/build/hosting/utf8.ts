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
