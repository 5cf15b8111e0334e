import path from 'node:path';
import {filesIn, readText} from '../../files';
import type {Settings} from '../../../lib/settings/parse';
import {marksIn, type Marks} from './marks';

/**
 * The scripts that behaviors are bundled into. Every page loads `site`, and another one if its HTML needs a behavior
 * that no earlier script has. Guides load `docs` alone, which has all that they need. `consent` is empty without a tag
 * manager.
 */
export const scriptNames = ['site', 'home', 'docs', 'reading', 'blog', 'consent', 'pages'] as const;
export type ScriptName = (typeof scriptNames)[number];

interface Places {
  /** Matches the paths of its own behaviors, below src. */
  readonly own: RegExp;
  /** Matches behaviors that it contains too, so that its pages need no second script. */
  readonly also?: RegExp;
}

/** On every page. */
const everyPage = /^(browser|lead|shell\/(?!analytics|audience|consent|copyLink|ContentsList|PageFeedback)[^/]+)\//;

/** On articles, guides and the release notes. */
const reading =
  /^(docs\/CodeButtons|player\/VideoEmbed|blog\/post|pages\/release-notes|shell\/(ContentsList|PageFeedback|copyLink))\//;

const consent = 'shell/consent/';

/** A behavior belongs to the first script that matches; `pages` has the rest. */
const places: Readonly<Record<ScriptName, Places>> = {
  site: {own: everyPage},
  // The demos use this one, since it is the smallest with the video's behavior.
  home: {own: /^(shell\/audience|ui\/Tooltip|pages\/_home|pages\/demos)\//, also: /^player\/VideoEmbed\//},
  docs: {
    own: /^docs\/(ContentsBar|PagesMenu|Sidebar)\//,
    also: new RegExp(`${everyPage.source}|${reading.source}|^${consent}|^theme/Tabs/`),
  },
  reading: {own: reading},
  blog: {own: /^blog\/list\//},
  consent: {own: new RegExp(`^${consent}`)},
  pages: {own: /^/},
};

const ownerOf = (file: string): ScriptName => scriptNames.find((name) => places[name].own.test(file)) ?? 'pages';

/** A behavior's file below src, and the attributes it lists. */
export interface BehaviorFile extends Marks {
  readonly file: string;
}

/** One of the site's scripts. */
export interface Script {
  readonly name: ScriptName;
  readonly own: readonly BehaviorFile[];
  readonly also: readonly BehaviorFile[];
}

/** Reads which behaviors there are, and what they serve. */
export async function readScripts(
  siteDir: string,
  {gtmContainerId}: Pick<Settings, 'gtmContainerId'>,
): Promise<Script[]> {
  const src = path.join(siteDir, 'src');
  const files = filesIn(src).filter(
    (file) => file.endsWith('.behavior.ts') && (gtmContainerId !== undefined || !file.startsWith(consent)),
  );
  const behaviors = await Promise.all(
    files.map(async (file) => ({file, ...(await marksIn(file, await readText(path.join(src, file))))})),
  );
  for (const {file, marks, touches} of behaviors) {
    if (ownerOf(file) !== 'site' && marks.length + touches.length === 0) {
      throw new Error(
        `${file} would be sent to no page: list the attributes that it acts on as "touches: ['data-…']".`,
      );
    }
  }
  return scriptNames.map((name) => ({
    name,
    own: behaviors.filter(({file}) => ownerOf(file) === name),
    also: behaviors.filter(({file}) => places[name].also?.test(file) === true),
  }));
}

/** The source of a script: runs its behaviors. */
export function sourceOf({own, also}: Script): string {
  const files = [...own, ...also];
  return [
    "import {run} from '@site/src/browser/run';",
    ...files.map(({file}, index) => `import behavior${index} from '@site/src/${file}';`),
    `run([${files.map((_, index) => `behavior${index}`).join(', ')}]);`,
    '',
  ].join('\n');
}
