import type {Nodes, Root} from 'mdast';
import type {Destination} from '../../lib/redirects';
import type {Finding, Problem} from '../finding';

/** A field at the top of a post as it was written. */
export interface Field {
  /** Undefined where it cannot be read. */
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
export type UnreadPart = Omit<Finding, 'file' | 'line'> & {readonly line: number};

/** A post as it was read from its folder. */
export interface Post {
  /** Path from the site's folder, with `/` between its parts. */
  readonly file: string;
  readonly fields: ReadonlyMap<string, Field>;
  readonly body: Root;
  /** What the reader stumbled on: lines at the top, diagrams and code. */
  readonly unread: readonly UnreadPart[];
  /** The pictures of the folder by their path below it. */
  readonly pictures: ReadonlyMap<string, Picture>;
  /** The text of the cover where that is an SVG file. */
  readonly coverSource?: string | undefined;
}

/** Ids as the code of pages has them. */
export interface IdsInCode {
  /** Everything in the code that could be one. */
  readonly words: ReadonlySet<string>;
  /** What ids begin with whose ends are only known when a page is drawn. */
  readonly beginnings: readonly string[];
  /** What they end with where their beginnings are. */
  readonly endings: readonly string[];
}

/** The whole site, as far as a post can be wrong about it. */
export interface Site {
  readonly posts: readonly Post[];
  /** The posts of each address: more than one only by mistake. */
  readonly bySlug: ReadonlyMap<string, readonly Post[]>;
  /** The code points beside those of ASCII that the share cards of posts have letters for. */
  readonly titleCharacters: ReadonlySet<number>;
  /** The calendar date in Los Angeles, YYYY-MM-DD: later posts are not out yet. */
  readonly today: string;
  /** The keys of blog/authors.yml. */
  readonly authors: readonly string[];
  /** The names of this site's own hosts. */
  readonly hosts: readonly string[];
  /** The addresses of all pages, posts included. */
  readonly pages: ReadonlySet<string>;
  /** The addresses of the files in the folder `static`, and of those that the build makes. */
  readonly files: ReadonlySet<string>;
  /** The ids in the texts of posts, and of the guides that posts lead into, by page. */
  readonly ids: ReadonlyMap<string, ReadonlySet<string>>;
  /** What can be an id on pages beside that. */
  readonly idsInCode: IdsInCode;
  /** Where a redirected address leads; undefined for all others. */
  readonly follow: (address: string) => Destination | undefined;
}

/** Looks at one thing in one post. */
export type Rule = (post: Post, site: Site) => Finding[];

/** The text of a field; undefined where it is missing, empty or something else. */
export function textOf({fields}: Pick<Post, 'fields'>, name: string): string | undefined {
  const value = fields.get(name)?.value;
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
}

/** Where the links of a post lead. */
export const addressesIn = (post: Post): string[] =>
  nodesOf(post.body, 'link', 'linkReference').map((node) => addressOf(node, post));

/** A finding about a field, on the field's line where it has one; none without a problem. */
export function fieldFinding({file, fields}: Post, place: string, problem: Problem | undefined): Finding[] {
  return problem === undefined ? [] : [{file, line: fields.get(place)?.line, place, ...problem}];
}

/** A finding about a part of the text; none without a problem. */
export function textFinding({file}: Post, node: Nodes, place: string, problem: Problem | undefined): Finding[] {
  return problem === undefined ? [] : [{file, line: node.position?.start.line, place, ...problem}];
}

type NodeOf<Type extends Nodes['type']> = Extract<Nodes, {type: Type}>;

/** All nodes below, or at, a node that are of one of some types, in the order of the text. */
export function nodesOf<Type extends Nodes['type']>(node: Nodes, ...types: readonly Type[]): NodeOf<Type>[] {
  const isOfType = (each: Nodes): each is NodeOf<Type> => types.some((type) => type === each.type);
  const below = 'children' in node ? node.children.flatMap((child) => nodesOf(child, ...types)) : [];
  return isOfType(node) ? [node, ...below] : below;
}

/** The words of a node as a reader sees them; a picture's are its description. */
export function wordsOf(node: Nodes): string {
  if (node.type === 'html') return '';
  if (node.type === 'break') return ' ';
  if ('value' in node) return node.value;
  if ('children' in node) return node.children.map(wordsOf).join('');
  return 'alt' in node ? (node.alt ?? '') : '';
}

/** Where a link or a picture leads; one by reference to the definition of that name. */
export function addressOf(
  node: NodeOf<'link' | 'linkReference' | 'image' | 'imageReference'>,
  {body}: Pick<Post, 'body'>,
): string {
  if ('url' in node) return node.url;
  // As in Markdown, the first of two definitions counts.
  return nodesOf(body, 'definition').find(({identifier}) => identifier === node.identifier)?.url ?? '';
}
