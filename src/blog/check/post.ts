import type {Root} from 'mdast';
import type {Problem} from './finding';

/** A field at the top of a post as it was written. */
export interface Field {
  readonly value: unknown;
  readonly line: number;
  /** What stands behind a `#` in the line, which is not read. */
  readonly ignored?: string | undefined;
}

/** A picture of a post's folder; sizes are in pixels and bytes. */
export interface Picture {
  readonly bytes: number;
  /** Undefined where the file cannot be read as a picture. */
  readonly size?: {readonly width: number; readonly height: number; readonly type: string} | undefined;
}

/** Something in a text that cannot be read, with its line. */
export interface UnreadPart extends Problem {
  readonly line: number;
  readonly place: string;
}

/** A post as it was read from its folder. */
export interface Post {
  /** Paths from the site's folder, with `/` between their parts. */
  readonly file: string;
  readonly folder: string;
  readonly fields: ReadonlyMap<string, Field>;
  readonly body: Root;
  /** What the reader stumbled on: lines at the top, diagrams and code. */
  readonly unread: readonly UnreadPart[];
  /** The pictures of the folder by their path below it. */
  readonly pictures: ReadonlyMap<string, Picture>;
  /** The text of the cover where that is an SVG file. */
  readonly coverSource?: string | undefined;
}

/** The text of a field; undefined where it is missing, empty or something else. */
export function textOf({fields}: Pick<Post, 'fields'>, name: string): string | undefined {
  const value = fields.get(name)?.value;
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
}
