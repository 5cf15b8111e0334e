import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {GlobExcludeDefault, Globby} from '@docusaurus/utils';
import type {Finding} from '../../finding';
import type {Site} from '../post';
import {checkPageAddress} from './pageAddress';

/** Where guides and pages have their words; the build's own code names no posts. */
const written = ['docs/**/*.{md,mdx}', 'src/**/*.{ts,tsx}'];

/** An address in the blog, in quotes of code or in the parentheses of Markdown. */
const address = /(?<=["'`(])\/blog\/[^\s"'`()$]+(?=["'`)\s])/g;

/** What guides and pages name in the blog: a post that was taken away, or is not out yet, is named there no longer. */
export async function namedPosts(siteDir: string, site: Site): Promise<Finding[]> {
  const files = await Globby(written, {
    cwd: siteDir,
    ignore: [...GlobExcludeDefault, 'src/pipeline/**', 'src/blog/**'],
  });
  const findings = files.sort().map(async (file): Promise<Finding[]> => {
    const text = await readFile(path.join(siteDir, file), 'utf8');
    return [...text.matchAll(address)].flatMap(({0: url, index}) => {
      const problem = checkPageAddress(url, undefined, site);
      const line = text.slice(0, index).split('\n').length;
      return problem === undefined ? [] : [{file, line, place: `link to ${url}`, ...problem}];
    });
  });
  return (await Promise.all(findings)).flat();
}
