import type {Destination} from '../../lib/redirects';

/** What the site's other posts need to know of a post. */
export interface PostEntry {
  readonly file: string;
  readonly slug: string | undefined;
  /** As it was written; not always a date. */
  readonly date: string | undefined;
}

/** What can be linked to on a page. */
export interface Page {
  /** The places that an address can end with, behind `#`; undefined where they are not known. */
  readonly anchors: readonly string[] | undefined;
}

/** The whole site, as far as a post can be wrong about it. */
export interface Site {
  readonly posts: readonly PostEntry[];
  /** The keys of blog/authors.yml. */
  readonly authors: readonly string[];
  /** The names of this site's own hosts. */
  readonly hosts: readonly string[];
  /** All pages by their address, posts included. */
  readonly pages: ReadonlyMap<string, Page>;
  /** The addresses of the files in the folder `static`. */
  readonly files: ReadonlySet<string>;
  /** Where a redirected address leads; undefined for all others. */
  readonly follow: (address: string) => Destination | undefined;
}
