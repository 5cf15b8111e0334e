import {existsSync, readFileSync} from 'node:fs';
import {twinPath} from '../../src/lib/twinPath';
import {faq} from '../../src/pages/_home/words/faq';
import {homeMeta} from '../../src/pages/_home/words/meta';
import {daily, expect, test, visit, type Page} from '../support/browserTest';
import {builtPages} from '../support/builtPages';
import {childrenOf, readFeed, textOf} from '../support/feeds/read';
import {sitePages} from '../support/sitePages';
import {disagreements, twinCounts, twinHeadings, twinProblems, type Statements} from '../support/twinChecks';
import {builtPosts, newestPost} from '../support/builtPosts';

const paths = sitePages().map(({path}) => path);
const isText = (path: string): boolean => /^\/(docs|blog\/(?!archive$|category\/)|extension\/)/.test(path);
const headingsOf = (twin: string): string[] =>
  [...twin.matchAll(/^##? (.+)$/gm)].map(([, text = '']) => text.replace(/\\(.)/g, '$1'));
const twinOf = (path: string): string => readFileSync(`build${twinPath(path)}`, 'utf8');

/** What the test compares of a page, as a browser reads it from its HTML. */
const readHead = (page: Page, html: string) =>
  page.evaluate((source) => {
    const built = new DOMParser().parseFromString(source, 'text/html');
    const content = (selector: string) => built.querySelector(selector)?.getAttribute('content') ?? undefined;
    const text = built.querySelector('main .markdown') ?? built.querySelector('main');
    return {
      heading:
        built
          .querySelector('main h1')
          ?.textContent.replace(/\u200b/g, '')
          .trim() ?? '',
      title: built.title.replace(/ \| [^|]*$/, ''),
      description: content('meta[name="description"]'),
      openGraph: {title: content('meta[property="og:title"]'), description: content('meta[property="og:description"]')},
      structured: [...built.querySelectorAll('script[type="application/ld+json"]')].map((each) => each.textContent),
      headings: [...(text?.querySelectorAll('h2, h3, h4') ?? [])].map((heading) =>
        heading.textContent
          .replace(/\u200b/g, '')
          .replace(/[`*_\\]/g, '')
          .trim(),
      ),
      code: text?.querySelectorAll('.theme-code-block, [data-diagram]').length ?? 0,
      tables: text?.querySelectorAll('table').length ?? 0,
      alternate: built.querySelector('link[type="text/markdown"]')?.getAttribute('href'),
    };
  }, html);

/** What a copy leaves out: controls and drawings, what is for one audience, and words that a page has for its layout. */
const leftOut =
  '.term-notes, [data-diagram], [data-print="hide"], [data-video], button, form, svg, script, iframe, noscript, nav, ' +
  'header, label, caption, [data-for], [data-island], .hash-link, .code-bar__language, .visually-hidden, ' +
  '.tabs-panel__label, [aria-hidden="true"]';

/** The words of a page that its copy has to have, piece by piece, and where its links lead. */
const readText = (page: Page, html: string, address: string) =>
  page.evaluate(
    ([source, base, dropped]) => {
      const built = new DOMParser().parseFromString(source, 'text/html');
      const text = built.querySelector('main .markdown') ?? built.querySelector('main') ?? built;
      text.querySelectorAll(dropped).forEach((each) => each.remove());
      const words: string[] = [];
      const nodes = built.createTreeWalker(text, NodeFilter.SHOW_TEXT);
      while (nodes.nextNode()) words.push(nodes.currentNode.textContent ?? '');
      const links = [...text.querySelectorAll('a[href]:not(.term)')].map((link) => link.getAttribute('href') ?? '');
      const whole = links.map((href) => (href.startsWith('#') ? href : new URL(href, base).href.replace(/\/$/, '')));
      return {words, links: whole};
    },
    [html, address, leftOut] as const,
  );

/** A text without the spaces and signs that Markdown sets in its own way. */
const bare = (text: string): string => text.replace(/[\u200b`*_\\\s|:]+/g, '');

/** The entries of a feed by the path of the post. */
async function feedEntries(page: Page, file: string, entry: string, summary: string) {
  const feed = await page.evaluate(readFeed, readFileSync(file, 'utf8'));
  const entries = feed === undefined ? [] : childrenOf(childrenOf(feed, 'channel')[0] ?? feed, entry);
  return new Map(
    entries.map((each) => {
      const [link] = childrenOf(each, 'link');
      const {pathname} = new URL(link?.attributes.href ?? link?.text ?? '');
      return [pathname, {title: textOf(each, 'title') ?? '', description: textOf(each, summary) ?? ''}] as const;
    }),
  );
}

const listed = new Map(
  [...readFileSync('build/llms.txt', 'utf8').matchAll(/^- \[(.+?)\]\((\S+?)\): (.+)$/gm)].map(
    ([, title, url = '', description]) => [new URL(url).pathname, {title, description}] as const,
  ),
);

test('every page says the same in HTML, Open Graph, feeds, llms.txt and its twin', async ({page}) => {
  const built = new Map(builtPages().map(({path, html}) => [path, html]));
  const rss = await feedEntries(page, 'build/blog/rss.xml', 'item', 'description');
  const atom = await feedEntries(page, 'build/blog/atom.xml', 'entry', 'summary');
  expect(paths.filter(isText)).not.toEqual([]);
  expect(rss.size).toBe(builtPosts().length);
  expect(atom.size).toBe(rss.size);
  expect(listed.size).toBe(paths.length);
  for (const path of paths) {
    const head = await readHead(page, built.get(path) ?? '');
    const twin = twinOf(path);
    const [heading = '', lead] = twin.split('\n\n');
    const html = {title: head.title, description: head.description ?? ''};
    const headlines = head.structured.flatMap((json) => {
      const data: {headline?: string; description?: string} = JSON.parse(json);
      return data.headline === undefined ? [] : [{title: data.headline}];
    });
    const statements: Statements = {
      HTML: html,
      'the twin': {
        title: heading.replace(/^# /, '').replace(/\\(.)/g, '$1'),
        description: lead?.replace(/\\(.)/g, '$1') ?? '',
      },
      'llms.txt': listed.get(twinPath(path)) ?? {title: 'nothing'},
      'Open Graph': {
        title: head.openGraph.title?.replace(/ \| [^|]*$/, '') ?? '',
        description: head.openGraph.description ?? '',
      },
      ...(rss.has(path) && {RSS: rss.get(path), Atom: atom.get(path)}),
      ...(headlines[0] && {'structured data': headlines[0]}),
    };
    expect.soft(disagreements(statements), path).toEqual([]);
    expect.soft(twinProblems(twin), path).toEqual([]);
    expect.soft(head.alternate, path).toBe(twinPath(path));
    expect.soft(headingsOf(twin), path).toContain(head.heading);
    if (isText(path)) {
      expect.soft(twinHeadings(twin), path).toEqual(head.headings);
      expect.soft(twinCounts(twin).tables, path).toBe(head.tables);
      expect.soft(twinCounts(twin).code, path).toBe(head.code);
    }
  }
});

// How tabs, tables, code, diagrams and folded parts are kept, tests/unit/pipeline/html/plain.test.ts holds.

test('no word and no link of a page is missing in its twin, nor where it is from', async ({page}) => {
  const built = new Map(builtPages().map(({path, html}) => [path, html]));
  for (const {path, address} of sitePages()) {
    const {words, links} = await readText(page, built.get(path) ?? '', address);
    expect(words.length, path).toBeGreaterThan(0);
    const twin = twinOf(path).replace(/^ *> ?/gm, '');
    const copied = bare(twin);
    const written = twin.replace(/\\(.)/g, '$1').replace(/\/(?=[)>])/g, '');
    const isThere = (link: string): boolean => [`(${link})`, `<${link}>`].some((each) => written.includes(each));
    const lost = [...words.filter((each) => !copied.includes(bare(each))), ...links.filter((link) => !isThere(link))];
    expect.soft(lost, path).toEqual([]);
    expect.soft(twin, path).toContain(`\n\nSource: ${address}\n\n`);
  }
});

test('the twin says who wrote a post and when, and what a picture of a word stands for', () => {
  for (const {path, author, date} of builtPosts())
    expect(twinOf(path)).toContain(`\n\nPublished: ${author.name}, ${date}\n\n`);
  expect(twinOf('/features/live-deployment')).toContain('Met: `utm_campaign=spring*`: Met: German');
});

test('the lists for language models hold all docs and posts, in full', () => {
  const full = readFileSync('build/llms-full.txt', 'utf8');
  for (const path of paths.filter(isText)) expect(full).toContain(twinOf(path).trim());
  const newestFirst = builtPosts().map(({path}) => path);
  const isIn = (path: string): boolean => newestFirst.includes(path.replace(/\.md$/, ''));
  expect([...listed.keys()].filter(isIn)).toEqual(newestFirst.map((path) => twinPath(path)));
  const places = newestFirst.map((path) => full.indexOf(twinOf(path).trim()));
  expect(places).toEqual([...places].sort((a, b) => a - b));
  // What only names other pages is not repeated.
  const categories = paths.filter((path) => path.startsWith('/blog/category/'));
  for (const path of ['/blog/archive', ...categories]) expect(full).not.toContain(twinOf(path).trim());
});

test('pages that are not listed have no twin, and offer none', () => {
  const offersTwin = (file: string) => readFileSync(`build/${file}.html`, 'utf8').includes('Open as Markdown');
  expect(offersTwin('pricing')).toBe(true);
  for (const file of ['404', 'blog/404', 'extension', 'tai-test', 'agencies', 'embed/home']) {
    expect([file, offersTwin(file), existsSync(`build/${file}.md`)]).toEqual([file, false, false]);
  }
});

for (const path of daily(['/docs/ab-testing', '/vs/acme', newestPost().path, '/pricing'], 2)) {
  test(`${path} is copied as Markdown, and opened as such`, async ({page, request}) => {
    await visit(page, path);
    const copy = page.getByRole('button', {name: 'Copy page'});
    await expect(copy).toHaveCount(1);
    await copy.click();
    await expect(page.getByRole('status').filter({hasText: 'Copied'})).toBeVisible();
    const own = path === '/vs/acme' ? '/vs' : path;
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(twinOf(own));
    const address = await page.getByRole('link', {name: 'Open as Markdown'}).getAttribute('href');
    const answer = await request.get(address ?? '');
    expect(answer.status()).toBe(200);
    expect(answer.headers()['content-type']).toMatch(/^text\/markdown; ?charset=utf-8$/);
    expect(answer.headers()['x-robots-tag']).toBe('noindex');
    expect(await answer.text()).toBe(twinOf(own));
  });
}

test('where the twin cannot be had, the visitor is told what to do instead', async ({page}) => {
  await visit(page, '/pricing');
  await page.route('**/pricing.md', (route) => route.abort());
  await page.getByRole('button', {name: 'Copy page'}).click();
  await expect(page.getByRole('status').filter({hasText: 'Not copied'})).toBeVisible();
});

test('the German page is copied in German', async ({page}) => {
  await visit(page, '/?locale=de-DE');
  await page.getByRole('button', {name: 'Seite kopieren'}).click();
  await expect(page.getByRole('status').filter({hasText: 'Kopiert'})).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain(`# ${homeMeta.de.title}\n`);
  expect(copied).toMatch(/^Source: https:\/\/[^/]+\/\?audience=german&locale=de-DE$/m);
  for (const {question} of faq.de) expect(copied).toContain(`### ${question}\n`);
  await expect(page.getByRole('link', {name: 'Als Markdown öffnen'})).toHaveAttribute('href', twinPath('/', 'de'));
});
