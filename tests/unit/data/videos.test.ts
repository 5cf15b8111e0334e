import {readdirSync} from 'node:fs';
import path from 'node:path';
import {conversionInterval} from '@site/src/lib/conversionInterval';
import {decidedTest, earlyTest} from '@site/src/data/sampleTest';
import {guideCategories, videoIds, videos} from '@site/src/data/videos';
import {embedPath, videoTitle} from '@site/src/lib/video';
import type {Walkthrough} from '@site/src/player';
import {scriptProblems} from '../../support/scriptProblems';

jest.mock('@site/src/player', () => ({}));

const folder = path.resolve('src/data/walkthroughs');

async function walkthroughOf(id: string): Promise<Walkthrough> {
  const module: {default: Walkthrough} = await import(path.join(folder, id));
  return module.default;
}

test('there are 14 videos, each with one walk-through and none left over', () => {
  expect(videoIds.length).toBeGreaterThanOrEqual(14);
  expect(new Set(videoIds).size).toBe(videoIds.length);
  const scripts = readdirSync(folder).map((file) => path.parse(file).name);
  expect(scripts.sort()).toEqual([...videoIds].sort());
});

test.each(videoIds)('%s lasts 15 to 55 s and its script fills it', async (id) => {
  const {duration, title, description} = videos[id];
  expect(duration).toBeGreaterThanOrEqual(15);
  expect(duration).toBeLessThanOrEqual(55);
  expect(title).not.toBe('');
  expect(description.length).toBeGreaterThan(40);
  for (const steps of Object.values(await walkthroughOf(id))) expect(scriptProblems(steps, duration)).toEqual([]);
});

test.each([
  ['too few steps', [{at: 0, caption: 'One.'}]],
  [
    'a late start',
    [
      {at: 1, caption: 'One.'},
      {at: 2, caption: 'Two.'},
      {at: 3, caption: 'Three.'},
    ],
  ],
  [
    'steps out of order',
    [
      {at: 0, caption: 'One.'},
      {at: 9, caption: 'Two.'},
      {at: 3, caption: 'Three.'},
    ],
  ],
  [
    'a step after the end',
    [
      {at: 0, caption: 'One.'},
      {at: 9, caption: 'Two.'},
      {at: 20, caption: 'Three.'},
    ],
  ],
  [
    'an empty caption',
    [
      {at: 0, caption: 'One.'},
      {at: 9, caption: ' '},
      {at: 12, caption: 'Three.'},
    ],
  ],
])('a script with %s is refused', (_name, steps) => {
  expect(scriptProblems(steps, 20)).toHaveLength(1);
});

test('the guides are the ten of the demo page, by category', () => {
  const guides = videoIds.flatMap((id) => videos[id].guide ?? []);
  const counts = guideCategories.map((category) => guides.filter((guide) => guide.category === category).length);
  expect(counts).toEqual([6, 1, 1, 2]);
  expect(new Set(guides.map(({sidebarTitle}) => sidebarTitle)).size).toBe(guides.length);
});

test('the anchors that other pages link to are ids of guides', () => {
  for (const id of [
    'tailoring-landing-pages',
    'tailoring-images',
    'hiding-elements',
    'publishing-ab-testing',
  ] as const) {
    expect(videos[id].guide).toBeDefined();
  }
});

test('the German video has its own title and address', () => {
  expect(videoTitle(videos.home, 'de')).toBe('Von der Idee zum laufenden Test');
  expect(videoTitle(videos.comparison, 'de')).toBe(videos.comparison.title);
  expect(embedPath('home', 'de')).toBe('/embed/home?locale=de-DE');
  expect(embedPath('home')).toBe('/embed/home');
});

test('the sample counts give the rates that the site quotes, and only the later ones are decided', () => {
  const rate = ({conversions, visitors}: {conversions: number; visitors: number}): string =>
    conversionInterval(conversions, visitors).rate.toLocaleString('en-US', {
      style: 'percent',
      minimumFractionDigits: 1,
    });
  expect([decidedTest.control, decidedTest.treatment].map(rate)).toEqual(['2.4%', '3.8%']);
  /** Two-proportion z statistic; 1.96 is the 95% threshold. */
  const z = ({control, treatment}: typeof decidedTest): number => {
    const pooled = (control.conversions + treatment.conversions) / (control.visitors + treatment.visitors);
    const error = Math.sqrt(pooled * (1 - pooled) * (1 / control.visitors + 1 / treatment.visitors));
    return (treatment.conversions / treatment.visitors - control.conversions / control.visitors) / error;
  };
  expect(z(earlyTest)).toBeLessThan(1.96);
  expect(z(decidedTest)).toBeGreaterThan(1.96);
});
