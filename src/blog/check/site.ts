import type {Destination} from '../../lib/redirects';

/** What the site's other posts need to know of a post. */
export interface PostEntry {
  readonly file: string;
  readonly slug: string | undefined;
  /** As it was written; not always a date. */
  readonly date: string | undefined;
}

/** The whole site, as far as a post can be wrong about it. */
export interface Site {
  readonly posts: readonly PostEntry[];
  /** The calendar date in Los Angeles, YYYY-MM-DD: later posts are not out yet. */
  readonly today: string;
  /** The keys of blog/authors.yml. */
  readonly authors: readonly string[];
  /** The names of this site's own hosts. */
  readonly hosts: readonly string[];
  /** The addresses of all pages, posts included. */
  readonly pages: ReadonlySet<string>;
  /** The addresses of the files in the folder `static`. */
  readonly files: ReadonlySet<string>;
  /** Where a redirected address leads; undefined for all others. */
  readonly follow: (address: string) => Destination | undefined;
}
