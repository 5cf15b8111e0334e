import {expect, test} from '../../support/browserTest';
import {leftDefaults, marksOfDefaults} from '../../support/owner/leftDefaults';
import {namedAddresses, pageAddressFaults, wrongAddresses} from '../../support/owner/namedAddresses';
import {ownerValues} from '../../support/owner/settings';
import {shortened} from '../../support/owner/shortened';
import {readTree} from '../../support/readTree';
import {sitePages} from '../../support/sitePages';

const site = 'build-owner';
const wrong = (addresses: readonly string[]) => wrongAddresses(site, ownerValues.siteUrl, addresses);

test('nothing of the defaults is left in what an owner builds', () => {
  const {read, found} = leftDefaults(site, marksOfDefaults());
  expect(read).toBeGreaterThan(0);
  expect(found).toEqual([]);
});

test('the search for them finds each one in the default build', () => {
  const marks = marksOfDefaults();
  expect(marks.length).toBeGreaterThan(0);
  const {found} = leftDefaults('build', marks);
  for (const each of marks)
    expect(
      found.some((line) => line.endsWith(` ${each}`)),
      each,
    ).toBe(true);
});

test('every link to an address of a setting keeps its path and its query', () => {
  const files = readTree(site, /\.(?:html|md|xml|json|txt|js)$/);
  for (const setting of [ownerValues.appUrl, ownerValues.extensionStoreUrl, ownerValues.demoVideoUrl]) {
    const {host} = new URL(setting);
    const linking = files.filter(({text}) => text.includes(host));
    expect(linking.length, setting).toBeGreaterThan(0);
    expect(linking.flatMap(({file, text}) => shortened(text, setting).map((address) => `${file}: ${address}`))).toEqual(
      [],
    );
  }
});

test('a link that lost the path or the query is caught, and one below the path is none', () => {
  const html =
    '<a href="https://a.test/b/c?d=1&amp;e=2"><a href="https://a.test/b?e=2"><a href="https://a.test/c?d=1">';
  expect(shortened(html, 'https://a.test/b?d=1')).toEqual(['https://a.test/b?e=2', 'https://a.test/c?d=1']);
});

test('pages name their own address, pictures and data on the host of the site, and they are there', () => {
  const {places, faults} = pageAddressFaults(site, ownerValues.siteUrl);
  expect(faults).toEqual([]);
  expect(places).toEqual(['JSON-LD', 'canonical', 'og:image', 'og:url', 'twitter:image']);
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
  expect(pages.length).toBeGreaterThan(0);
  expect(wrong(pages)).toEqual([]);
  const own = new RegExp(`${ownerValues.siteUrl.replaceAll('.', '\\.')}[^\\s)\\]>"<]*`, 'g');
  for (const file of ['/robots.txt', '/llms.txt', '/llms-full.txt', '/.well-known/security.txt']) {
    const [{text} = {text: ''}] = readTree(site, /\.txt$/).filter((each) => each.file.endsWith(file));
    // Odd posts name pages in every spelling that the hosts understand; oddPosts.spec.ts asks for them.
    const texts = text.split('\n---\n\n# ').filter((part) => !/^Source: .*\/blog\/odd-\d/m.test(part));
    const named = [...texts.join('\n').matchAll(own)].map(([address]) => address);
    expect(named.length, file).toBeGreaterThan(0);
    expect(wrong(named), file).toEqual([]);
  }
});
