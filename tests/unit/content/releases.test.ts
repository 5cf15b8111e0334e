import {appScreens, latestRelease, releaseMonths, releasePeriods} from '@site/src/content/releases';
import {longDate} from '@site/src/lib/dates';

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
});

test('every screen of the app is one that the specification names', () => {
  const screens = notes.flatMap(({app}) => app ?? []);
  expect(screens.filter((screen) => !Object.keys(appScreens).includes(screen))).toEqual([]);
  expect(Object.keys(appScreens).sort()).toEqual(['audienceAnalyzer', 'bulkGenerator', 'settings', 'tailoredPages']);
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
