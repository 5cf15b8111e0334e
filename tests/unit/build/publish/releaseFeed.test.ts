/** @jest-environment jsdom */
import {releaseMonths} from '@site/src/content/releases';
import {releaseFeedXml} from '@site/src/build/publish/feeds/releases';

const siteUrl = 'https://www.tailor.test';
const appUrl = 'https://app.tailor.test';

interface ReadFeed {
  readonly fault: boolean;
  readonly items: readonly {
    readonly title: string;
    readonly link: string;
    readonly guid: string;
    readonly day: string;
  }[];
  /** All addresses, those in the items' texts included. */
  readonly addresses: readonly string[];
}

function read(xml: string): ReadFeed {
  const feed = new DOMParser().parseFromString(xml, 'application/xml');
  const items = [...feed.getElementsByTagName('item')];
  const valueOf = (item: Element, name: string): string => item.getElementsByTagName(name)[0]?.textContent ?? '';
  const texts = items.map(
    (item) => new DOMParser().parseFromString(valueOf(item, 'content:encoded'), 'text/html').body,
  );
  return {
    fault: feed.querySelector('parsererror') !== null,
    items: items.map((item) => ({
      title: valueOf(item, 'title'),
      link: valueOf(item, 'link'),
      guid: valueOf(item, 'guid'),
      day: new Date(valueOf(item, 'pubDate')).toISOString(),
    })),
    addresses: [
      ...[...feed.querySelectorAll('channel > link')].map((link) => link.textContent),
      ...[...feed.getElementsByTagName('atom:link')].map((link) => link.getAttribute('href') ?? ''),
      ...items.map((item) => valueOf(item, 'link')),
      ...texts.flatMap((body) => [...body.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '')),
    ],
  };
}

const isWhole = (address: string): boolean => [siteUrl, appUrl].some((host) => address.startsWith(`${host}/`));

test('the feed has the months, newest first, with the day that is one everywhere and their own addresses', async () => {
  const {fault, items} = read(await releaseFeedXml({siteUrl, appUrl}));
  expect(fault).toBe(false);
  expect(items).toHaveLength(8);
  expect(items[0]).toEqual({
    title: 'October 2025, release 1.5.0',
    link: `${siteUrl}/release-notes#october-2025`,
    guid: `${siteUrl}/release-notes#october-2025`,
    day: '2025-10-08T12:00:00.000Z',
  });
  expect(items.at(-1)?.title).toBe('March 2025');
  const days = items.map(({day}) => day);
  expect([...days].sort().reverse()).toEqual(days);
});

test('every address is whole, and leads to this site or to the app', async () => {
  const {addresses} = read(await releaseFeedXml({siteUrl, appUrl}));
  const links = releaseMonths.flatMap(({notes}) => notes).filter(({more}) => more !== undefined).length;
  expect(addresses.length).toBeGreaterThanOrEqual(10 + links);
  expect(addresses.filter((address) => !isWhole(address))).toEqual([]);
  expect(addresses).toEqual(
    expect.arrayContaining([
      `${siteUrl}/release-notes/rss.xml`,
      `${siteUrl}/docs/ab-testing#ramping-to-100`,
      `${appUrl}/bulk-generator`,
    ]),
  );
});

test('a feed that is cut off, or whose addresses are not whole, is caught', async () => {
  const xml = await releaseFeedXml({siteUrl, appUrl});
  expect(read(xml.slice(0, -20)).fault).toBe(true);
  expect(
    read(xml.replaceAll(`href="${siteUrl}`, 'href="')).addresses.filter((address) => !isWhole(address)),
  ).not.toEqual([]);
});
