import {execFile} from 'node:child_process';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import {generatedPosts} from '../benchmark/blog/generatedPosts';
import {temporarySite} from '../benchmark/blog/temporarySite';
import type {SiteCopy} from '../support/siteCopy';

/** What a site is made of before it is built: its pages come from the routes, its feeds from the posts. */
interface Loaded {
  readonly routes: readonly string[];
  readonly inFeeds: readonly string[];
  /** The slugs of the list's first page. */
  readonly listed: readonly string[];
  readonly total: number;
}

const script = `
  import {loadSite} from '@docusaurus/core/lib/server/site.js';
  const {props} = await loadSite({siteDir: process.cwd()});
  const list = props.routes.find((route) => route.path === '/blog').props;
  const blog = props.plugins.find((plugin) => plugin.name === 'docusaurus-plugin-content-blog');
  process.stdout.write('\\n' + JSON.stringify({
    routes: props.routesPaths,
    inFeeds: blog.content.blogPosts.map(({metadata}) => metadata.permalink),
    listed: list.posts.map(({slug}) => slug),
    total: list.total,
  }));`;

const [tomorrows, todays, older] = generatedPosts(3);
if (!tomorrows || !todays || !older) throw new Error('There are too few posts.');

/** Docusaurus's generated files, in the copy. */
const generated = '.docusaurus';

let site: SiteCopy;
beforeAll(() => (site = temporarySite([tomorrows, todays, older])));
afterAll(() => site.remove());

/** Loads the site as a build does, in a process of its own, on a day. */
async function load(publishUntil: string): Promise<Loaded> {
  const {stdout} = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script], {
    cwd: site.folder,
    env: {
      ...process.env,
      DOCUSAURUS_GENERATED_FILES_DIR_NAME: generated,
      NODE_ENV: 'production',
      BABEL_ENV: 'production',
      PUBLISH_UNTIL: publishUntil,
    },
  });
  const loaded: Loaded = JSON.parse(stdout.slice(stdout.lastIndexOf('\n')));
  return loaded;
}

const addresses = (...slugs: string[]): string[] => slugs.map((slug) => `/blog/${slug}`);
const postsIn = (routes: readonly string[]): string[] =>
  routes.filter((route) => [tomorrows, todays, older].some(({slug}) => route === `/blog/${slug}`)).sort();

/** The index that searches read, as it would be served. */
function servedIndex(): string {
  const folder = path.join(site.folder, generated, 'blog-files/assets/blog');
  const [file = ''] = readdirSync(folder).filter((name) => /^posts-\w+\.json$/.test(name));
  return readFileSync(path.join(folder, file), 'utf8');
}

// In development it is there, with a mark: tests/e2e/development.spec.ts.
test('a post whose day is still to come has no page, and is in no list, feed or index', async () => {
  const loaded = await load(todays.date);
  expect(postsIn(loaded.routes)).toEqual(addresses(todays.slug, older.slug).sort());
  expect([...loaded.inFeeds].sort()).toEqual(addresses(todays.slug, older.slug).sort());
  expect(loaded).toMatchObject({listed: [todays.slug, older.slug], total: 2});
  expect(servedIndex()).toContain(todays.slug);
  expect(servedIndex()).not.toContain(tomorrows.slug);
  // Neither are its pictures served, whose addresses could be guessed.
  expect(readdirSync(path.join(site.folder, generated, 'blog-files/assets/blog')).join()).not.toContain(tomorrows.date);
});
