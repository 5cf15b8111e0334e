import {differenceTest, rateInterval} from '@site/src/lib/statistics';
import {decidedTest, sampleTests} from '@site/src/content/sampleTest';
import {demoGuides} from '@site/src/pages/demos/guides';
import {videos} from '@site/src/content/videos';
import {videoIds} from '@site/src/lib/videoIds';
import {walkthroughs} from '@site/src/player/walkthroughs';
import {embedPath, videoTitle} from '@site/src/player/video';
import {chaptersOf, totalSeconds} from '@site/src/player';
import {stepAt} from '@site/src/player/storyboard';
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
