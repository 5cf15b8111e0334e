import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {Globby} from '@docusaurus/utils';
import {marksIn, type Marks} from './marks';

/** The scripts that behaviours are bundled into. Every page has the first one, and the others where it has what they serve. */
export const scriptNames = ['site', 'docs', 'pages'] as const;
export type ScriptName = (typeof scriptNames)[number];

/** The script that a behaviour is in, by where it is below src. */
export function scriptOf(file: string): ScriptName {
  if (/^(browser|dialogs|lead|search|components\/(shell|PageActions))\//.test(file)) return 'site';
  return /^(components\/(docs|CodeButtons|CurrentHeading|PageFeedback)|theme\/Tabs)\//.test(file) ? 'docs' : 'pages';
}

/** One of the site's scripts. */
export interface Script extends Marks {
  readonly name: ScriptName;
  /** Its behaviours' files below src. */
  readonly files: readonly string[];
}

/** Reads which behaviours there are, and what they serve. */
export async function readScripts(siteDir: string): Promise<Script[]> {
  const src = path.join(siteDir, 'src');
  const files = (await Globby('**/*.behaviour.ts', {cwd: src})).sort();
  const read = await Promise.all(
    files.map(async (file) => ({file, ...marksIn(file, await readFile(path.join(src, file), 'utf8'))})),
  );
  for (const {file, marks, touches} of read) {
    if (scriptOf(file) !== 'site' && marks.length + touches.length === 0) {
      throw new Error(
        `${file} would be sent to no page: list the attributes that it acts on as "touches: ['data-…']".`,
      );
    }
  }
  return scriptNames.map((name) => {
    const own = read.filter(({file}) => scriptOf(file) === name);
    return {
      name,
      files: own.map(({file}) => file),
      marks: own.flatMap(({marks}) => marks),
      touches: own.flatMap(({touches}) => touches),
    };
  });
}

/** The source of a script: runs its behaviours. */
export function sourceOf({files}: Script): string {
  const imports = files.map((file, index) => `import behaviour${index} from '@site/src/${file}';`);
  return [
    "import {run} from '@site/src/browser/run';",
    ...imports,
    `run([${files.map((_, index) => `behaviour${index}`).join(', ')}]);`,
    '',
  ].join('\n');
}

/** Whether a page's HTML holds an element with an attribute. */
const holds = (html: string, mark: string): boolean => new RegExp(`<[^>]*\\s${mark}(?=[\\s=>/])`).test(html);

/** The scripts that a page needs. */
export function scriptsOf(html: string, scripts: readonly Script[]): ScriptName[] {
  return scripts
    .filter(({name, marks, touches}) => name === 'site' || [...marks, ...touches].some((each) => holds(html, each)))
    .map(({name}) => name);
}
