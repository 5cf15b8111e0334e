/** Written by src/pipeline/plugins/api-description. */
declare module '@generated/api-description/default/reference.json' {
  import type {ApiReference} from '@site/src/docs/ApiReference/reference';
  const reference: ApiReference;
  export default reference;
}

declare module 'subset-font' {
  /** Cuts a font down to some characters; each axis is fixed at a value or narrowed to a range. */
  export default function subsetFont(
    font: Buffer,
    characters: string,
    options: {
      targetFormat: 'woff2' | 'truetype';
      variationAxes?: Readonly<Record<string, number | {min: number; max: number}>>;
      keepFeatures?: readonly string[];
    },
  ): Promise<Buffer>;
}

/** A context of modules, as the bundler makes it of a folder. */
interface ModuleContext<Module> {
  (file: string): Module;
  keys(): string[];
}

interface ImportMeta {
  /** In `npm start`, what tells of changed modules: https://webpack.js.org/api/hot-module-replacement/ */
  readonly webpackHot?: {readonly addStatusHandler: (handler: (status: string) => void) => void};
  webpackContext<Module = unknown>(
    folder: string,
    options: {readonly regExp: RegExp; readonly mode?: 'sync' | 'lazy'; readonly chunkName?: string},
  ): ModuleContext<Module>;
}

/** The head script of the not-found page, written by src/pipeline/plugins/browser-files. */
declare module '@generated/browser-files/default/notFound.head.json' {
  const headScript: {readonly code: string};
  export default headScript;
}

declare module '@generated/browser-files/default/audience.head.json' {
  const headScript: {readonly code: string};
  export default headScript;
}

declare module '@generated/browser-files/default/docs.head.json' {
  const headScript: {readonly code: string};
  export default headScript;
}

/** Written by src/pipeline/plugins/browser-files. */
declare module '@generated/browser-files/default/outside.json' {
  import type {OutsideAddresses} from '@site/src/lib/redirects';
  const outside: OutsideAddresses;
  export default outside;
}

/** Written by src/pipeline/plugins/browser-files. */
declare module '@generated/browser-files/default/settings.json' {
  import type {Settings} from '@site/src/lib/settings/parse';
  const settings: Settings;
  export default settings;
}
