import type {SiteFiles} from './siteFiles';

/** Something that an owner does to the site's content. */
export interface Edit {
  readonly name: string;
  readonly apply: (site: SiteFiles) => void;
  /** The browser tests that read what it changes. */
  readonly specs: readonly string[];
  /** It is one of many that are alike: browsers look at the first of them alone. */
  readonly isFurther?: true;
  /** It is made with others at once, too. */
  readonly goesWithOthers?: true;
}
