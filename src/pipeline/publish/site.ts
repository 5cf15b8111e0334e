import type {CurrentBundler} from '@docusaurus/types';
import type {Root} from 'hast';
import type {PageKind} from '../../shell/search/outline';
import type {Settings} from '../../lib/settings/parse';

/** A page that Docusaurus has rendered. */
export interface Page {
  /** Its address below the site's, such as /docs/ab-testing. */
  readonly path: string;
  /** Its file in the build, such as docs/ab-testing.html. */
  readonly file: string;
  readonly kind: PageKind;
  /** Whether it is in the sitemap, the search and the lists of Markdown pages. */
  readonly isListed: boolean;
  readonly tree: Root;
}

export type {SiteFile} from '../files';

/** The site's folders, name and settings. */
export interface Site {
  readonly siteDir: string;
  /** The folder for generated files. */
  readonly generatedFilesDir: string;
  readonly bundler: CurrentBundler;
  readonly title: string;
  readonly tagline: string;
  /** Its address, without a slash at the end. */
  readonly url: string;
  readonly settings: Settings;
}

/** Whether bundles are for the finished site or for `npm start`. */
export type Mode = 'development' | 'production';
