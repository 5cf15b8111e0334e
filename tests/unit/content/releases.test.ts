import {appScreens, latestRelease, releaseMonths, releasePeriods} from '@site/src/content/releases';
import {longDate} from '@site/src/lib/dates';
import {parseSettings} from '@site/src/lib/settings/parse';
import {releaseFeedFile} from '@site/src/pipeline/publish/feeds';

const notes = releasePeriods.flatMap((period) => period.notes);

test('anchors, headings and days of the months agree', () => {
  expect(releasePeriods.map(({id}) => id)).toEqual(
    releasePeriods.map(({heading}) => heading.toLowerCase().replace(' ', '-')),
  );
  for (const {heading, mark, date} of releaseMonths) {
    expect(longDate(date).replace(/ \d+,/, '')).toBe(heading);
    expect(heading.startsWith(mark)).toBe(true);
  }
  expect(releaseMonths[0]).toMatchObject(latestRelease);
  const days = releaseMonths.map(({date}) => date);
  expect(days).toEqual([...days].sort().reverse());
});

/** From the specification; it stays that of October once an owner has added months. */
test('release 1.5.0 came on October 8, 2025', () => {
  const october = releaseMonths.filter(({heading}) => heading === 'October 2025');
  expect(october).toEqual([expect.objectContaining({version: '1.5.0', date: '2025-10-08'})]);
});

const inHtml = (words: string): string => words.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

test('the feed has each month as the page has it: its heading, anchor, day at noon in Greenwich, and every note', () => {
  const [channel = '', ...items] = String(
    releaseFeedFile(parseSettings({APP_URL: 'https://app.acme.test'})).content,
  ).split('<item>');
  expect(channel).toContain(
    `<lastBuildDate>${new Date(`${releaseMonths[0]?.date}T12:00:00Z`).toUTCString()}</lastBuildDate>`,
  );
  expect(items).toHaveLength(releaseMonths.length);
  for (const [index, {heading, version, id, date, notes: own}] of releaseMonths.entries()) {
    const item = items[index] ?? '';
    const title = [heading, ...(version === undefined ? [] : [`release ${version}`])].join(', ');
    expect(item).toContain(`<title><![CDATA[${title}]]></title>`);
    expect(item).toContain(`<link>https://tailor.example.com/release-notes#${id}</link>`);
    expect(item).toContain(`<pubDate>${new Date(`${date}T12:00:00Z`).toUTCString()}</pubDate>`);
    const [, summary] = /<description><!\[CDATA\[(.*?)\]\]>/.exec(item) ?? [];
    expect(summary).toBe(own.map((note) => `${note.title}.`).join(' '));
    const entries = own.map(({title: name, text, more, app}) => {
      const links = [
        ...(more ? [[`https://tailor.example.com${more.to}`, more.label]] : []),
        ...(app ? [[`https://app.acme.test${appScreens[app].path}`, appScreens[app].label]] : []),
      ].map(([address, label = '']) => ` <a href="${address}">${inHtml(label)}</a>`);
      return `<strong>${inHtml(name)}.</strong> ${inHtml(text)}${links.join('')}`;
    });
    expect([...item.matchAll(/<li>(.*?)<\/li>/g)].map(([, words]) => words)).toEqual(entries);
  }
});

test('every screen of the app is one that the specification names', () => {
  const screens = notes.flatMap(({app}) => app ?? []);
  expect(screens.filter((screen) => !Object.keys(appScreens).includes(screen))).toEqual([]);
  expect(Object.keys(appScreens).sort()).toEqual(['audienceAnalyzer', 'bulkGenerator', 'settings', 'tailoredPages']);
});

test('a link to a screen leads to the one that it names', () => {
  for (const {path, label} of Object.values(appScreens)) {
    expect(label.toLowerCase()).toContain(path.slice(1).replaceAll('-', ' '));
  }
});

test('no month is empty, and no title comes twice', () => {
  expect(releasePeriods.filter((period) => period.notes.length === 0)).toEqual([]);
  expect(new Set(notes.map(({title}) => title)).size).toBe(notes.length);
});

test('only what is still to come is neither new nor improved', () => {
  for (const {id, notes: own} of releasePeriods) {
    expect({id, kinds: own.every(({kind}) => (kind === undefined) === (id === 'coming-soon'))}).toEqual({
      id,
      kinds: true,
    });
  }
});
