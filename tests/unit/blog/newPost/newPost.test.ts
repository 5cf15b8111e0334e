import {cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {checkPosts} from '@site/src/blog/check';
import {newPost} from '@site/src/blog/newPost/newPost';
import {defaultOf, noAnswers} from '@site/src/blog/newPost/answers';
import {postFields} from '@site/src/blog/postFields';
import {runScript} from '../../../support/tsx';

const siteDir = mkdtempSync(path.join(tmpdir(), 'new-post-'));
const blogDir = path.join(siteDir, 'blog');

beforeEach(() => {
  mkdirSync(blogDir, {recursive: true});
  cpSync('blog/authors.yml', path.join(blogDir, 'authors.yml'));
});
afterEach(() => rmSync(siteDir, {recursive: true, force: true}));

/** Makes a post in the folder of a site that has authors and no posts. */
const post = (args: readonly string[]) => newPost(args, siteDir, {input: process.stdin, output: process.stdout});

/** Runs the command there. */
function run(args: readonly string[], typed = '', timeZone = 'UTC', ...nodeOptions: readonly string[]) {
  const [first = '', ...words] = [...nodeOptions, path.resolve('src/blog/newPost/run.ts'), ...args];
  const {status, stdout, stderr} = runScript([first, ...words], {cwd: siteDir, input: typed, timeZone});
  return {status, stdout, stderr};
}

const folders = () => readdirSync(blogDir).filter((name) => name !== 'authors.yml');
const flags = ['--title', "What's new: five tests", '--category', 'Marketing ', '--date', '2100-01-31'];
const excerpt = 'What five tests have taught, and which of them to repeat on a page of your own.';

test('flags make a post that lacks its words alone, and say what to do next', async () => {
  const next = await post([...flags, '--excerpt', excerpt]);
  const folder = 'blog/2100-01-31-whats-new-five-tests';
  expect(readdirSync(path.join(siteDir, folder)).sort()).toEqual(['cover.svg', 'index.md']);
  const text = readFileSync(path.join(siteDir, folder, 'index.md'), 'utf8');
  expect(
    text
      .split('\n')
      .slice(1, 9)
      .map((line) => line.split(':', 1)[0]),
  ).toEqual(Object.keys(postFields));
  expect(text).toContain("title: 'What''s new: five tests'\n");
  expect(text).toContain('slug: whats-new-five-tests\nauthor: tailor-ai-team\ncategory: Marketing\ndate: 2100-01-31\n');
  for (const words of [
    `${folder}/index.md`,
    'cover.svg',
    'npm start',
    '/blog/whats-new-five-tests\n',
    'npm run check:content',
    'January 31, 2100',
  ]) {
    expect(next).toContain(words);
  }
  const problems = (await checkPosts({siteDir, blogDir})).filter(({place}) => !/^(link|url of) /.test(place));
  expect(problems.length).toBeGreaterThanOrEqual(4);
  expect(new Set(problems.map(({problem}) => problem))).toEqual(new Set(['It is still the placeholder text.']));
});

// Three in the afternoon of the next day in Tokyo, and 22:30 in Los Angeles.
test('without a date a post is of today in Los Angeles, and out', () => {
  process.env.CLOCK = '2027-01-01T06:30Z';
  const clock = path.resolve('tests/support/movedClock.mjs');
  const {status, stdout} = run([...flags.slice(0, 4)], '', 'Asia/Tokyo', '--import', clock);
  expect(folders()).toEqual(['2026-12-31-whats-new-five-tests']);
  expect([status, stdout]).toEqual([0, expect.stringContaining('It is out with the next build.')]);
});

test('where there are several authors, one has to be named', () => {
  const authorOf = (...authors: string[]) => defaultOf('author', noAnswers, {authors, slugs: [], today: '2026-12-31'});
  expect([authorOf(), authorOf('ada'), authorOf('ada', 'ben')]).toEqual([undefined, 'ada', undefined]);
});

test('quotes and figures in a title are kept, and no figure is taken for a number', async () => {
  await post(['--title', 'Say "yes" to \'no\'s and "maybe"', '--slug', '2025', '--category', 'Product']);
  const [folder = ''] = folders();
  const text = readFileSync(path.join(blogDir, folder, 'index.md'), 'utf8');
  expect(text).toContain("title: 'Say \"yes\" to ''no''s and \"maybe\"'\n");
  expect(text).toContain("slug: '2025'\n");
  const places = (await checkPosts({siteDir, blogDir})).map(({place}) => place);
  expect(places.filter((place) => place === 'title' || place === 'slug')).toEqual([]);
});

test('a post without an excerpt has one to replace', async () => {
  await post(flags);
  const found = (await checkPosts({siteDir, blogDir})).filter(({place}) => place === 'excerpt');
  expect(found.map(({problem}) => problem)).toEqual(['It is still the placeholder text.']);
});

test('nothing is overwritten, and an address is not given twice', async () => {
  await post(flags);
  const file = path.join(blogDir, '2100-01-31-whats-new-five-tests/index.md');
  const before = readFileSync(file, 'utf8');
  await expect(post(flags)).rejects.toThrow('"whats-new-five-tests" is the address of another post. Write another.');
  rmSync(file);
  expect(before).not.toBe('');
  await expect(post(flags)).rejects.toThrow(
    'blog/2100-01-31-whats-new-five-tests is there already, and stays as it is.',
  );
  expect(existsSync(file)).toBe(false);
});

const zones = ['Asia/Tokyo', 'Pacific/Honolulu'];

test.each(zones)('in %s wrong flags are all named, without a stack trace, and nothing is written', (zone) => {
  const {status, stderr} = run(
    ['--title', 'Hi', '--categry', 'Marketing', '--date', '8 October 2025', '--author', 'me', 'stray'],
    '',
    zone,
  );
  expect(status).toBe(1);
  expect(stderr.match(/^- .*$/gm)).toEqual([
    '- There is no flag --categry.',
    '- "stray" belongs to no flag. Put quotes around a value.',
    '- --title: "Hi" has 2 characters, which is too short. Write 10 to 70 characters.',
    '- --category is missing.',
    '- --author: "me" is not in blog/authors.yml. Write tailor-ai-team, or add the author to that file first.',
    '- --date: "8 October 2025" is not written as a date of this site. Write 2025-10-08',
  ]);
  expect(stderr).not.toMatch(/^\s+at /m);
  expect(folders()).toEqual([]);
});

test('without flags it asks, offers what it can, and asks again where an answer cannot stand', () => {
  const answers = [
    'Hi',
    'A title that can stand',
    '',
    'Sales',
    '5',
    'Tailor AI team',
    '2100-02-30',
    '2100-02-28',
    excerpt,
  ];
  const {status, stdout} = run([], answers.join('\n'));
  expect(status).toBe(0);
  expect(stdout).toContain('"Hi" has 2 characters, which is too short.');
  expect(stdout).toContain('Address [a-title-that-can-stand]:');
  expect(stdout).toContain('  5. AI & Technology');
  expect(stdout).toContain('"Sales" is not one of the choices.');
  expect(stdout).toContain('Author [tailor-ai-team]:');
  expect(stdout).toContain('Excerpt (Enter to write it later):');
  expect(stdout).toContain('"2100-02-30" is not in the calendar.');
  expect(folders()).toEqual(['2100-02-28-a-title-that-can-stand']);
  const text = readFileSync(path.join(blogDir, '2100-02-28-a-title-that-can-stand/index.md'), 'utf8');
  expect(text).toContain('author: tailor-ai-team\ncategory: AI & Technology\n');
  expect(text).toContain(`excerpt: '${excerpt}'\n`);
});

test('what is made of the title is not asked for where that is missing', async () => {
  await expect(post(['--category', 'Product'])).rejects.toThrow(/^- --title is missing\.\nWrite them as: /);
});

test('answers that end early write nothing', () => {
  const {status, stderr} = run([], 'A title that can stand\n');
  expect(status).toBe(1);
  expect(stderr.trim()).toBe('Stopped: nothing was written.');
  expect(folders()).toEqual([]);
});
