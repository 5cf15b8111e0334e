import {spawnSync} from 'node:child_process';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {hasFullHistory} from '../../src/build/config/sourceLinks';
import {calendarDateOf, longDate} from '../../src/lib/dates';
import {expect, test} from '../support/browserTest';
import {newestPost} from '../support/builtPosts';

/** The file of the newest article, whose folder need not have its address's name. */
function newestFile(): string {
  const {path} = newestPost();
  const files = readdirSync('blog').map((name) => `blog/${name}/index.md`);
  const slug = path.replace('/blog/', '');
  const file = files.find(
    (each) => existsSync(each) && new RegExp(`^slug: ${slug}$`, 'm').test(readFileSync(each, 'utf8')),
  );
  return file ?? files.find((each) => each.includes(`-${slug}/`)) ?? '';
}

const pages = [
  {path: '/docs/ab-testing', file: 'docs/ab-testing.mdx', isGuide: true},
  {path: '/extension/how-to-update', file: 'docs/extension/how-to-update.mdx', isGuide: true},
  {path: newestPost().path, file: newestFile(), isGuide: false},
];

/** The day of a file's last commit, in Los Angeles; undefined in a tree without its history. */
function lastChange(file: string): string | undefined {
  const {stdout} = spawnSync('git', ['log', '-1', '--format=%ct', '--', file], {encoding: 'utf8'});
  return hasFullHistory() && stdout.trim() !== '' ? longDate(calendarDateOf(Number(stdout) * 1000)) : undefined;
}

// The owner's build has a repository in its settings, the default one has not.
test('with a repository a page links to its source and names the day of its last change, without one a guide has its day alone', () => {
  for (const {path, file, isGuide} of pages) {
    const html = readFileSync(`build-owner${path}.html`, 'utf8');
    expect(html).toContain(`href="https://github.com/example/website/edit/main/${file}"`);
    const day = lastChange(file);
    if (day === undefined) expect(html).not.toContain('Last updated on');
    else expect(html).toMatch(new RegExp(`Last updated on <time[^>]*>${day}<`));
    const plain = readFileSync(`build${path}.html`, 'utf8');
    expect(plain).not.toContain('Edit this page');
    expect(plain.includes('Last updated on')).toBe(isGuide && day !== undefined);
  }
});
