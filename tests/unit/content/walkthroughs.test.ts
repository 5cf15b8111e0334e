/** What the steps of the videos show and say. */
import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {countAtStart} from '@site/src/lib/countInWords';
import {sampleTests, type decidedTest} from '@site/src/content/sampleTest';
import {videos} from '@site/src/content/videos';
import {videoIds} from '@site/src/lib/videoIds';
import {Drawing} from '@site/src/player/stage/Drawing';
import {walkthroughs} from '@site/src/player/walkthroughs';
import {wordsIn} from '@site/src/player/words';
import type {View} from '../../../src/player/scenes';

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
    const shown = view.kind === 'results' ? sampleTests[view.stage] : undefined;
    const expected =
      shown !== undefined
        ? [`${control}${controlNote}${row(shown.control)}`, `${treatment}${treatmentNote}${row(shown.treatment)}`]
        : view.kind === 'split'
          ? [half(control, view.control.address), half(treatment, view.treatment.address)]
          : [];
    for (const part of expected) expect([step, text]).toEqual([step, expect.stringContaining(part)]);
    seen += expected.length;
  }
  expect(seen).toBeGreaterThan(4);
});

/** Stages in the order in which they follow one another. */
const stages = [
  'listed',
  'asking',
  'added',
  'ready',
  'publishing',
  'live',
  'testing',
  'collecting',
  'decided',
  'ramped',
];

const stageOf = (view: View): string | undefined => {
  if (view.kind === 'editor') return view.panel?.kind === 'publish' ? view.panel.stage : undefined;
  return 'stage' in view ? view.stage : undefined;
};

/** What a caption may say of a result only when it has come as far. */
const saidLater = [
  {words: /(?<!until the test has )reached|above zero|versus|waren da|gegen/i, from: 'decided'},
  {words: /every visitor|sends all/i, from: 'ramped'},
];

const saidTooSoon = ({caption, view}: {caption: string; view: View}): boolean =>
  view.kind === 'results' &&
  saidLater.some(({words, from}) => words.test(caption) && stages.indexOf(view.stage) < stages.indexOf(from));

test('a test never goes back a stage, and nothing is said of it before it has come so far', () => {
  for (const id of videoIds) {
    for (const steps of [walkthroughs[id].en, walkthroughs[id].de ?? []]) {
      const passed = steps.flatMap(({view}) => stageOf(view) ?? []).map((stage) => stages.indexOf(stage));
      expect([id, passed]).toEqual([id, [...passed].sort((one, other) => one - other)]);
      expect(steps.filter(saidTooSoon)).toEqual([]);
    }
  }
  const early = {kind: 'results', stage: 'collecting'} as const;
  expect(saidTooSoon({caption: 'The sample is reached.', view: early})).toBe(true);
  expect(saidTooSoon({caption: 'Now every visitor sees it.', view: {...early, stage: 'decided'}})).toBe(true);
});

test('the percents of a caption are on the picture of the result above it', () => {
  const spaceless = (text: string): string => text.replaceAll(/\s/g, '');
  const told = drawn.flatMap(({step, view, text}) =>
    view.kind !== 'results'
      ? []
      : (step.match(/\d[\d.,]*\s?%(?! interval)/g) ?? []).map((percent) => ({
          step,
          percent: spaceless(percent),
          text: spaceless(text),
        })),
  );
  expect(told.length).toBeGreaterThan(4);
  expect(told.filter(({percent, text}) => !text.includes(percent))).toEqual([]);
});

test('a comparison grows by a row a step, up to the last that its description counts', () => {
  const views = walkthroughs.comparison.en.flatMap(({view}) => (view.kind === 'comparison' ? [view] : []));
  expect(views.map(({shown}) => shown)).toEqual(views[0]?.rows.map((_, index) => index + 1));
  expect(videos.comparison.description).toMatch(RegExp(`^${countAtStart(views.length)} differences`));
});

test('an update ends with a newer version than the one it began with', () => {
  const versions = walkthroughs['update-extension'].en.flatMap(({view}) =>
    view.kind === 'extensions' ? [view.version] : [],
  );
  const [first = '', last = ''] = [versions[0], versions.at(-1)];
  expect(last.localeCompare(first, 'en', {numeric: true})).toBe(1);
});
