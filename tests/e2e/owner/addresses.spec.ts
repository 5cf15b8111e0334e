import {existsSync} from 'node:fs';
import {settingRules, type SettingRule} from '../../../src/lib/settings/schema';
import {expect, test} from '../../support/browserTest';
import {builtPages} from '../../support/builtPages';
import {readFeed} from '../../support/feeds/read';
import {feedProblems} from '../../support/feeds/rules';
import {namedAddresses} from '../../support/owner/namedAddresses';
import {ownerValues} from '../../support/owner/settings';
import {readTree} from '../../support/readTree';
import {sitePages} from '../../support/sitePages';

const site = 'build-owner';
const texts = /\.(?:html|js|css|json|xml|txt|md|yaml|svg|conf|webmanifest)$|(?:^|\/)_(?:headers|redirects)$/;

/** Each default that names a host or an id, as it would stand in the build. */
const rules: readonly SettingRule[] = Object.values(settingRules);
const defaults = rules.flatMap(({fallback = ''}) => {
  if (URL.canParse(fallback)) return [new URL(fallback).host];
  return fallback.length > '{}na1'.length ? [fallback.replace(/^.*@/, '')] : [];
});

/** Where a built site has something of the defaults. */
function defaultsIn(folder: string): {read: number; found: string[]} {
  const files = readTree(folder, texts);
  const found = files.flatMap(({file, text}) =>
    defaults.filter((each) => text.includes(each)).map((each) => `${file}: ${each}`),
  );
  return {read: files.length, found};
}

/** Whether the build has a file for an address of its own. */
function isBuilt(address: string): boolean {
  const path = decodeURI(new URL(address).pathname);
  if (path === '/') return true;
  return [path, `${path}.html`, `${path}/index.html`].some((file) => existsSync(`${site}${file}`));
}

/** The addresses of a list that do not begin with the owner's, or that lead to nothing. */
const wrong = (addresses: readonly string[]): string[] =>
  addresses.filter((address) => new URL(address).origin !== ownerValues.siteUrl || !isBuilt(address));

test('nothing of the defaults is left in what an owner builds', () => {
  const {read, found} = defaultsIn(site);
  expect(read).toBeGreaterThan(200);
  expect(found).toEqual([]);
});

test('the search for them finds each one in the default build', () => {
  expect(defaults.length).toBeGreaterThanOrEqual(6);
  const {found} = defaultsIn('build');
  for (const each of defaults)
    expect(
      found.some((line) => line.endsWith(each)),
      each,
    ).toBe(true);
});

test('pages name their own address, pictures and data on the host of the site, and they are there', () => {
  const problems: string[] = [];
  const seen = new Set<string>();
  for (const {path, html} of builtPages(site)) {
    for (const {where, address} of namedAddresses(html)) {
      seen.add(where.split(' ')[0] ?? '');
      if (!URL.canParse(address) || wrong([address]).length > 0) problems.push(`${path}: ${where} is ${address}`);
    }
  }
  expect(problems).toEqual([]);
  expect([...seen].sort()).toEqual(['JSON-LD', 'canonical', 'og:image', 'og:url', 'twitter:image']);
});

test('a page that names another host is caught', () => {
  const html =
    '<link rel=canonical href="http://localhost/a"><meta property="og:image" content="/a.png">' +
    '<script type="application/ld+json">{"@context":"https://schema.org","itemListElement":[{"item":"https://a.test/b"}],' +
    '"author":{"url":"https://elsewhere.test"}}</script>';
  expect(namedAddresses(html)).toEqual([
    {where: 'canonical', address: 'http://localhost/a'},
    {where: 'og:image', address: '/a.png'},
    {where: 'JSON-LD item', address: 'https://a.test/b'},
  ]);
});

test('the sitemap and the files for programs name pages of the site, which are there', () => {
  const pages = sitePages(site).map(({address}) => address);
  expect(pages.length).toBeGreaterThan(40);
  expect(wrong(pages)).toEqual([]);
  const own = new RegExp(`${ownerValues.siteUrl.replaceAll('.', '\\.')}[^\\s)\\]>"<]*`, 'g');
  for (const file of ['/robots.txt', '/llms.txt', '/llms-full.txt', '/.well-known/security.txt']) {
    const [{text} = {text: ''}] = readTree(site, /\.txt$/).filter((each) => each.file.endsWith(file));
    const named = [...text.matchAll(own)].map(([address]) => address);
    expect(named.length, file).toBeGreaterThan(0);
    expect(wrong(named), file).toEqual([]);
  }
});

test('feeds keep to their rules on the host of the site', async ({page}) => {
  const feeds = readTree(site, /\.xml$/).filter(({text}) => /<(?:rss|feed)[\s>]/.test(text));
  expect(feeds.length).toBeGreaterThanOrEqual(3);
  await page.goto('/embed/home');
  for (const {file, text} of feeds) {
    const feed = await page.evaluate(readFeed, text);
    expect.soft(feedProblems(feed, `${ownerValues.siteUrl}${file.slice(site.length)}`), file).toEqual([]);
  }
});
