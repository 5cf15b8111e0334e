import type {SiteFiles} from './siteFiles';

/** Something that an owner does to the site's content. */
export interface Edit {
  readonly name: string;
  readonly apply: (site: SiteFiles) => void;
  /** The browser tests that read what it changes. */
  readonly specs: readonly string[];
  /** It is one of many like it, which are tried one after another in a full run only. */
  readonly isFurther?: true;
}
