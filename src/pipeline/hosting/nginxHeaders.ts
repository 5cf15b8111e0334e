/** One of the headers that the rules set, by its place among those of its name. */
export interface SentHeader {
  readonly name: string;
  readonly place: number;
}

/** The variable with a header's value for the requested path. */
export function headerVariable({name, place}: SentHeader): string {
  return `$header_${name.toLowerCase().replaceAll('-', '_')}${place === 0 ? '' : `_${place + 1}`}`;
}
