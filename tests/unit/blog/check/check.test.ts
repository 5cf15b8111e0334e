import {mkdtempSync, readFileSync, renameSync, rmSync, utimesSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {inspect} from 'node:util';
import {assertPosts, checkPosts, describeFindings} from '@site/src/blog/check';
import {brokenPosts} from '../../../fixtures/brokenPosts';
import {blogDirOf, findingsOf, writePosts} from '../../../support/postFixtures';
import {runScript} from '../../../support/tsx';

const siteDir = process.cwd();
const empty = mkdtempSync(path.join(tmpdir(), 'no-posts-'));
afterAll(() => rmSync(empty, {recursive: true}));

test('posts in which nothing is wrong pass, with all that a post can hold', async () => {
  expect(await findingsOf('good')).toEqual([]);
  await expect(assertPosts({siteDir, blogDir: blogDirOf('good')})).resolves.toBeUndefined();
});

// `npm start` reads again only what has changed: by the names, the sizes and the times of the files in its folder.
test('a post is read again whatever has changed of it', async () => {
  const blogDir = blogDirOf('good');
  const [text, cover] = ['index.md', 'cover.svg'].map((name) => path.join(blogDir, '2025-09-17-earlier', name));
  const places = async () => (await checkPosts({siteDir, blogDir})).map(({place}) => place);
  const moment = new Date('2025-10-08T12:00:00Z');
  const write = (content: string, time: Date): void => {
    writeFileSync(text ?? '', content);
    utimesSync(text ?? '', time, time);
  };
  const good = readFileSync(text ?? '', 'utf8');
  write(good, moment);
  expect(await places()).toEqual([]);
  write(good.replace('Marketing', 'Marketinq'), new Date(moment.getTime() + 1));
  expect(await places()).toEqual(['category']);
  write(good, moment);
  expect(await places()).toEqual([]);
  write(`${good}##\n`, moment);
  expect(await places()).toEqual(['heading']);
  write(good, moment);
  expect(await places()).toEqual([]);
  renameSync(cover ?? '', `${cover ?? ''}g`);
  expect(await places()).toEqual(expect.arrayContaining(['image']));
});

test('all that is wrong with all posts comes at once, by file and numbered', async () => {
  const blogDir = blogDirOf('many');
  const text = describeFindings(await checkPosts({siteDir, blogDir}));
  expect(text.match(/^ +\d+\. \w+/gm)).toEqual([
    '  1. title',
    '  2. excerpt',
    '  3. author',
    '  4. category',
    '  5. date',
    '  6. image',
    '  7. imageAlt',
    '  8. tags',
    '  9. text',
    '  10. link',
    '  11. link',
    '  12. picture',
    '  13. picture',
    '  14. slug',
    '  15. file',
  ]);
  expect(text.match(/^\S.*\.md$/gm)?.map((file) => path.relative(blogDir, file))).toEqual([
    '2025-10-08-post/index.md',
    '2025-10-09-other/index.md',
    'stray.md',
  ]);
  expect(text).toContain(
    '  1. title (line 2): "Message match: keep the promise" cannot be read, since characters such as : # \' " [ @ have a ' +
      "meaning of their own here.\n     Put it in single quotes: title: 'Message match: keep the promise'\n",
  );
  expect(text).toMatch(/\n\n15 things to mend in 3 files\. To check again, run: npm run check:content$/);
});

test('nothing to mend is nothing to read', () => {
  expect(describeFindings([])).toBe('');
});

test('the error that stops a build is its message alone, however it is printed', async () => {
  const error: unknown = await assertPosts({siteDir, blogDir: blogDirOf('many')}).catch((reason: unknown) => reason);
  if (!(error instanceof Error)) throw new Error('No error was thrown.');
  expect(error.message).toContain('15 things to mend');
  for (const printed of [
    error.stack ?? '',
    inspect(error),
    inspect(new Error('Around it', {cause: error})).split('[cause]')[1],
  ]) {
    expect(printed).toContain('15 things to mend');
    expect(printed).not.toMatch(/^\s+at /m);
  }
});

test('a site without posts and without authors says what is missing', async () => {
  const findings = await checkPosts({siteDir: empty});
  expect(findings.map(({file, problem}) => `${file}: ${problem}`)).toEqual([
    'blog: There are no posts in it.',
    'blog/authors.yml: The list of authors is missing.',
  ]);
});

const checkContent = (cwd: string) => runScript([path.resolve('src/blog/check/run.ts')], {cwd});

test('the command says in one line that there is nothing to mend', () => {
  const {status, stdout, stderr} = checkContent(siteDir);
  expect({status, stdout, stderr}).toEqual({
    status: 0,
    stdout: expect.stringMatching(/^\d+ posts checked, nothing to mend\.\n$/),
    stderr: '',
  });
});

test('the command prints the findings and fails with them', () => {
  writePosts(path.join(empty, 'blog'), brokenPosts.many ?? {});
  const {status, stderr} = checkContent(empty);
  expect(status).toBe(1);
  expect(stderr).toMatch(/^blog\/2025-10-08-post\/index\.md\n {2}1\. title \(line 2\): /m);
  expect(stderr).not.toMatch(/^\s+at /m);
});
