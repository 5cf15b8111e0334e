import type {CurrentBundler} from '@docusaurus/types';
import type {Root} from 'hast';
import type {Settings} from '../../lib/settings/parse';

/** A page that Docusaurus has rendered. */
export interface Page {
  /** Its address below the site's, such as /docs/ab-testing. */
  readonly path: string;
  /** Its file in the build, such as docs/ab-testing.html. */
  readonly file: string;
  /** Whether search engines, the site's own search and readers of Markdown may find it. */
  readonly isListed: boolean;
  readonly tree: Root;
}

/** A file of the finished site. */
export interface SiteFile {
  /** Its path below the build's folder. */
  readonly name: string;
  readonly content: string | Uint8Array;
}

/** Where the site's sources are, what it is called, and what its settings say. */
export interface Site {
  readonly siteDir: string;
  /** The folder of what Docusaurus and the steps generate on the way. */
  readonly generatedFilesDir: string;
  readonly bundler: CurrentBundler;
  readonly title: string;
  readonly tagline: string;
  /** Its address, without a slash at the end. */
  readonly url: string;
  readonly settings: Settings;
}

/** What bundles are made for: a visitor of the finished site, or whoever runs `npm start`. */
export type Mode = 'development' | 'production';
