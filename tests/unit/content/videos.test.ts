import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {differenceTest, rateInterval} from '@site/src/lib/statistics';
import {decidedTest, sampleTests} from '@site/src/content/sampleTest';
import {demoGuides} from '@site/src/pages/demos/guides';
import {videos} from '@site/src/content/videos';
import {videoIds} from '@site/src/lib/videoIds';
import {walkthroughs} from '@site/src/player/walkthroughs';
import {embedPath, videoTitle} from '@site/src/player/video';
import {chaptersOf, totalSeconds} from '@site/src/player';
import {Drawing} from '@site/src/player/stage/Drawing';
import {stepAt} from '@site/src/player/storyboard';
import {wordsIn} from '@site/src/player/words';
import type {Step} from '../../../src/player/scenes';

/** What keeps a storyboard from filling its video: one sentence for each fault. */
function scriptProblems(steps: readonly Pick<Step, 'seconds' | 'chapter' | 'caption'>[], duration: number): string[] {
  const problems: string[] = [];
  if (steps.length < 3) problems.push(`has ${steps.length} steps, needs 3 or more`);
  const total = steps.reduce((sum, {seconds}) => sum + seconds, 0);
  if (total !== duration) problems.push(`lasts ${total} s, is said to last ${duration} s`);
  if (steps[0]?.chapter === undefined) problems.push('does not begin with a chapter');
  if (steps.filter(({chapter}) => chapter !== undefined).length < 2) problems.push('has fewer than two chapters');
  steps.forEach(({seconds, caption}, index) => {
    // Nobody reads faster than this.
    if (seconds < Math.max(2, caption.length / 30)) problems.push(`step ${index + 1} is too short for its caption`);
    if (caption.trim() === '') problems.push(`step ${index + 1} has no caption`);
  });
  return problems;
}

test('no video is named twice', () => {
  expect(new Set(videoIds).size).toBe(videoIds.length);
});

test.each(videoIds)('%s lasts 15 to 55 s, and its storyboard exactly as long', (id) => {
  const {duration, title, description} = videos[id];
  expect(duration).toBeGreaterThanOrEqual(15);
  expect(duration).toBeLessThanOrEqual(55);
  expect(title).not.toBe('');
  expect(description.length).toBeGreaterThan(40);
  const {poster, ...languages} = walkthroughs[id];
  const storyboards = Object.values(languages);
  expect(poster).toBeGreaterThan(0);
  expect(poster).toBeLessThan(duration);
  expect(storyboards.length).toBeGreaterThan(0);
  for (const steps of storyboards) {
    expect(scriptProblems(steps, duration)).toEqual([]);
    expect(totalSeconds(steps)).toBe(duration);
    expect(chaptersOf(steps).flatMap((chapter) => chapter.steps)).toHaveLength(steps.length);
  }
});

/** Every step of every video with its picture, in each of its languages. */
const drawn = videoIds.flatMap((id) =>
  (['en', 'de'] as const).flatMap((language) =>
    (walkthroughs[id][language] ?? []).map(({caption, view}) => {
      const words = wordsIn[language];
      const html = renderToStaticMarkup(createElement(Drawing, {view, words}));
      return {step: `${id}: ${caption}`, view, words, html, text: html.replace(/<[^>]*>/g, '')};
    }),
  ),
);

test('each step has on its picture what its cursor rests on', () => {
  const pointing = drawn.filter(({view}) => 'cursor' in view && view.cursor !== undefined);
  expect(pointing.length).toBeGreaterThan(0);
  const lost = pointing.filter(({view, html}) => 'cursor' in view && !html.includes(`data-target="${view.cursor}"`));
  expect(lost.map(({step}) => step)).toEqual([]);
});

test('each result is read off its counts, and each half of a test has half of the visitors and its own page', () => {
  let seen = 0;
  for (const {step, view, words, text} of drawn) {
    const {locale, control, controlNote, treatment, treatmentNote, splitNote} = words;
    const row = ({traffic, visitors, conversions}: (typeof decidedTest)['control']): string =>
      [
        `${traffic}%`.replace('%', locale === 'de-DE' ? '\u00a0%' : '%'),
        visitors.toLocaleString(locale),
        (conversions / visitors).toLocaleString(locale, {style: 'percent', minimumFractionDigits: 1}),
      ].join('');
    const half = (name: string, address: string): string => `50% ${splitNote}${name}${address}`;
    const test = view.kind === 'results' ? sampleTests[view.stage] : undefined;
    const expected =
      test !== undefined
        ? [`${control}${controlNote}${row(test.control)}`, `${treatment}${treatmentNote}${row(test.treatment)}`]
        : view.kind === 'split'
          ? [half(control, view.control.address), half(treatment, view.treatment.address)]
          : [];
    for (const part of expected) expect([step, text]).toEqual([step, expect.stringContaining(part)]);
    seen += expected.length;
  }
  expect(seen).toBeGreaterThan(4);
});

test('no guide rests on its first picture', () => {
  expect(demoGuides.length).toBeGreaterThan(0);
  const first = demoGuides.filter(
    ({id}) => stepAt(walkthroughs[id].en, walkthroughs[id].poster) === walkthroughs[id].en[0],
  );
  expect(first).toEqual([]);
});

const step = (seconds: number, caption = 'One.', chapter?: string) => ({seconds, caption, ...(chapter && {chapter})});

test.each([
  ['too few steps', [step(10, 'One.', 'A'), step(10, 'Two.', 'B')]],
  ['another length', [step(4, 'One.', 'A'), step(4, 'Two.', 'B'), step(4)]],
  ['no chapter at its beginning', [step(4), step(8, 'Two.', 'A'), step(8, 'Three.', 'B')]],
  ['one chapter', [step(4, 'One.', 'A'), step(8), step(8)]],
  ['a step that flashes by', [step(1, 'One.', 'A'), step(9, 'Two.', 'B'), step(10)]],
  ['a caption that nobody can finish', [step(2, 'Word '.repeat(20), 'A'), step(8, 'Two.', 'B'), step(10)]],
  ['an empty caption', [step(4, ' ', 'A'), step(8, 'Two.', 'B'), step(8)]],
])('a storyboard with %s is refused', (_name, steps) => {
  expect(scriptProblems(steps, 20)).toHaveLength(1);
});

test('the German video has its own title and address', () => {
  expect(videoTitle(videos.home, 'de')).toBe('Von der Idee zum laufenden Test');
  expect(videoTitle(videos.comparison, 'de')).toBe(videos.comparison.title);
  expect(embedPath('home', 'de')).toBe('/embed/home?locale=de-DE');
  expect(embedPath('home')).toBe('/embed/home');
});

test('the sample counts give the rates that the site quotes, and only the later ones are decided', () => {
  const groups = [decidedTest.control, decidedTest.treatment];
  expect(groups.map((group) => (rateInterval(group).rate * 100).toFixed(1))).toEqual(['2.4', '3.8']);
  const decided = Object.entries(sampleTests).map(([stage, {control, treatment}]) => [
    stage,
    differenceTest(control, treatment).pValue < 0.05,
    control.traffic,
  ]);
  expect(decided).toEqual([
    ['collecting', false, 50],
    ['decided', true, 50],
    ['ramped', true, 0],
  ]);
});
