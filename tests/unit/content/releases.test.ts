import {appScreens, latestRelease, releaseMonths, releasePeriods} from '@site/src/content/releases';
import {longDate} from '@site/src/lib/dates';

const notes = releasePeriods.flatMap((period) => period.notes);

/** The guides of the documentation: what each of them explains came at some time. */
const guides = [
  '/docs/ab-testing',
  '/docs/analytics-platform-integration',
  '/docs/advanced-features/api-integration',
  '/docs/advanced-features/alt-text-editing',
  '/docs/advanced-features/copy-tailored-pages',
];

/** The only numbers that the documentation gives for what the notes speak of. */
const documented = ['50/50', '100%'];

const numbersIn = (text: string): string[] => text.match(/\d[\d.,/]*%?/g) ?? [];

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

test('every guide of the documentation came in some month, and every screen of the app is linked', () => {
  const linked = notes.flatMap(({more}) => more?.to.split('#', 1)[0] ?? []);
  expect(guides.filter((guide) => !linked.includes(guide))).toEqual([]);
  const screens = new Set(notes.flatMap(({app}) => app ?? []));
  expect([...screens].sort()).toEqual(Object.keys(appScreens).sort());
});

test('no month is empty, no title comes twice, and no number is made up', () => {
  expect(notes.length).toBeGreaterThanOrEqual(16);
  expect(releasePeriods.filter((period) => period.notes.length === 0)).toEqual([]);
  expect(new Set(notes.map(({title}) => title)).size).toBe(notes.length);
  const numbers = notes.flatMap(({title, text}) => [...numbersIn(title), ...numbersIn(text)]);
  expect(numbers.filter((number) => !documented.includes(number))).toEqual([]);
  expect(numbersIn('Ramps up to 3 times faster, by 12.5%')).toEqual(['3', '12.5%']);
});

test('only what is still to come is neither new nor improved', () => {
  for (const {id, notes: own} of releasePeriods) {
    expect({id, kinds: own.every(({kind}) => (kind === undefined) === (id === 'coming-soon'))}).toEqual({
      id,
      kinds: true,
    });
  }
});
