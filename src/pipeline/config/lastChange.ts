import path from 'node:path';
import type {VcsConfig} from '@docusaurus/types';
import {getVcsPreset} from '@docusaurus/utils';
import {readTextSync} from '../files';
import {hasFullHistory} from './sourceLinks';

const camelCase = (id: string): string => id.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

/** How a guide names words that are in another file, and where that is. */
const elsewhere: readonly (readonly [RegExp, (name: string) => string])[] = [
  [/ sample="([^"]+)"/g, (name) => `docs/samples/${name}`],
  [/<Template tool="([^"]+)"/g, (tool) => `src/docs/Integration/tools/${camelCase(tool)}.ts`],
  [/<Template /g, () => 'docs/integrations/_template.mdx'],
  [/<Glossary /g, () => 'src/docs/guide/Glossary/terms.ts'],
  [/<PlanLimits/g, () => 'src/content/plans.ts'],
  [/<ApiReference/g, () => 'src/docs/ApiReference/openapi.yaml'],
];

/** The files that the words of a page are in, from the root of the repository. */
export function filesOfWords(file: string): readonly string[] {
  const text = readTextSync(file);
  const others = elsewhere.flatMap(([mark, at]) => [...text.matchAll(mark)].map(([, name = '']) => at(name)));
  return [path.relative(process.cwd(), file), ...others];
}

/**
 * When pages last changed, as git knows it: a guide changes with any file that has words of it. It is the same in
 * `npm start`, where Docusaurus would show a day of 2018. Without the full history nobody knows.
 */
export function lastChange(): VcsConfig | false {
  if (!hasFullHistory()) return false;
  const git = getVcsPreset('git-eager');
  return {
    ...git,
    async getFileLastUpdateInfo(file) {
      const files = filesOfWords(file).map((each) => path.resolve(each));
      const changes = await Promise.all(files.map((each) => git.getFileLastUpdateInfo(each)));
      return changes.reduce((last, each) => ((each?.timestamp ?? 0) > (last?.timestamp ?? 0) ? each : last), null);
    },
  };
}
