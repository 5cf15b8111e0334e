/** The figures of guides and posts are those that the site's own formulas give for the counts beside them. */
import {readdirSync, readFileSync} from 'node:fs';
import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {SampleSizeTable} from '@site/src/docs/guide/SampleSizeTable';
import {stepAt} from '@site/src/player/storyboard';
import {walkthroughs} from '@site/src/player/walkthroughs';
import {Still} from '@site/src/player/stage/Still';
import {videos} from '@site/src/content/videos';
import {decidedTest} from '@site/src/content/sampleTest';
import {
  differenceInterval,
  differenceTest,
  errorByLook,
  rateInterval,
  sampleRatioTest,
  type GroupCounts,
} from '@site/src/lib/statistics';
import {visitorsPerGroup} from '@site/src/lib/statistics/power';
import {videoIds} from '@site/src/lib/videoIds';
import {readTree} from '../support/readTree';

/** The text of the post with a slug, or of none where an owner has taken it away. */
function postOf(slug: string): string {
  const folder = readdirSync('blog').find((name) => name.includes(`-${slug}`));
  return folder === undefined ? '' : readFileSync(`blog/${folder}/index.md`, 'utf8');
}

const anyNumber = /\d(?:[\d.,]*\d)?/g;

/** A pattern of a sentence's words with any numbers. */
const withAnyNumbers = (sentence: string): RegExp =>
  new RegExp(sentence.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll(anyNumber, anyNumber.source), 'g');

/** What a text says in the words of a sentence, if it is never the sentence itself. Other words state nothing of it. */
function otherFigures(text: string, sentence: string): string[] {
  const said = [...text.matchAll(withAnyNumbers(sentence))].map(([words]) => words);
  return said.includes(sentence) ? [] : said;
}

test('other numbers in the words of a sentence are found, and no others', () => {
  const sentence = 'Control 201 conversions (3.06%), of 6,566.';
  expect(otherFigures('Control 201 conversions (3.07%), of 6,566.', sentence)).toHaveLength(1);
  expect(otherFigures(`Control 1 conversions (2%), of 3. ${sentence}`, sentence)).toEqual([]);
  expect(otherFigures('Somebody has written it anew.', sentence)).toEqual([]);
});

const number = (text: string): number => Number(text.replaceAll(',', ''));
const count = (value: number): string => value.toLocaleString('en-US');
const points = (share: number, digits = 2): string => (share * 100).toFixed(digits);
const percent = (share: number, digits = 1): string => `${points(share, digits)}%`;
const group = (visitors: number, conversions: number): GroupCounts => ({visitors, conversions});
const rate = ({conversions, visitors}: GroupCounts): number => conversions / visitors;

describe('the guide to A/B testing', () => {
  const guide = readFileSync('docs/ab-testing.mdx', 'utf8');

  test.each([
    [500, 12, 19, 2],
    [4000, 96, 152, 4],
  ])('has an example with %s visitors', (visitors, before, after, digits) => {
    const groups = [group(visitors, before), group(visitors, after)] as const;
    const {difference, low, high} = differenceInterval(...groups);
    const [control, treatment] = groups.map((each) => `${each.conversions}, or ${percent(rate(each))} | `);
    expect(
      otherFigures(
        guide,
        `${control}${treatment}${points(difference, 1)} points | ${points(low, 1)} to ${points(high, 1)} points | ` +
          `${differenceTest(...groups).pValue.toFixed(digits)} |`,
      ),
    ).toEqual([]);
  });

  test.each([
    [4000, 4100, 2],
    [4000, 4400, 5],
  ])('has the p-value of the split %s to %s', (control, treatment, digits) => {
    const pValue = sampleRatioTest([control, treatment]).pValue.toFixed(digits);
    expect(otherFigures(guide, `| ${count(control)} | ${count(treatment)} | ${pValue} |`)).toEqual([]);
  });
});

test('the guides say how often looking misleads as Armitage, McPherson and Rowe (1969), table 2, have it', () => {
  const guide = readFileSync('docs/ab-testing.mdx', 'utf8');
  const found = (looks: number, limit: number): number => errorByLook(Array(looks).fill(limit)).at(-1) ?? 0;
  for (const looks of [1, 2, 5, 10, 20])
    expect(otherFigures(guide, `| ${looks} | ${percent(found(looks, 1.96), 0)} |\n`)).toEqual([]);
  const daily = found(21, 1.96);
  expect(otherFigures(guide, `turns 5% of false winners into ${percent(daily, 0)}`)).toEqual([]);
  expect(otherFigures(guide, `it turns 2.5% into ${percent(daily / 2)}`)).toEqual([]);
  const faq = readFileSync('docs/faq.mdx', 'utf8');
  const words = `from 5% to ${percent(daily, 0)}, and those in favor of the treatment from 2.5% to ${percent(daily / 2)}`;
  expect(otherFigures(faq, words)).toEqual([]);
  expect(otherFigures(guide, `400 × 400 / 8,400 = ${(400 ** 2 / 8400).toFixed(2)}, and compare with 10.83`)).toEqual(
    [],
  );
  const stopped = Math.round(1000 * found(21, 3.2905));
  expect(otherFigures(guide, `stops about ${stopped} of 1,000 healthy tests`)).toEqual([]);
});

test('the table of visitors has in each cell what the formula gives for its row and column', () => {
  const [head = '', ...rows] = renderToStaticMarkup(createElement(SampleSizeTable)).split('<tr>').slice(1);
  const shares = (html: string): number[] => (html.match(/[\d.]+(?=%<)/g) ?? []).map((share) => Number(share) / 100);
  const lifts = shares(head);
  expect(lifts).toEqual([0.1, 0.2, 0.5]);
  expect(rows.map((row) => shares(row)[0])).toContain(rate(decidedTest.control));
  for (const row of rows) {
    const [baseline = 0] = shares(row);
    const cells = [...row.matchAll(/data-label="[^"]* ([\d.]+)%">([^<]+)</g)];
    expect(cells.map(([, label, cell]) => [Number(label) / 100, cell])).toEqual(
      lifts.map((lift) => [lift, count(visitorsPerGroup(baseline, lift))]),
    );
  }
});

test('a picture of the product is of the second in which it shows what its words tell', () => {
  const pictures = readTree('docs', /\.mdx$/).flatMap(({text}) => [
    ...text.matchAll(/<ProductPicture video="([^"]+)" at=\{(\d+)\} alt="([^"]+)"/g),
  ]);
  expect(pictures.length).toBeGreaterThan(5);
  for (const [whole, id = '', at, alt = ''] of pictures) {
    const video = videoIds.find((each) => each === id);
    if (video === undefined) throw new Error(whole);
    const {caption} = stepAt(walkthroughs[video].en, Number(at));
    const drawn = renderToStaticMarkup(createElement(Still, {video, at: Number(at)})).replaceAll(/<[^>]+>/g, ' ');
    const told = alt.match(/\d(?:[\d.,/]*\d)?%?|utm_[^ ,.]+|index\.html|Start Test(?= button)/g) ?? [];
    expect([id, told.filter((words) => !`${caption} ${drawn}`.includes(words))]).toEqual([id, []]);
  }
});

test('wherever the interval of the sample test is said, it is that of its counts', () => {
  const {low, high} = differenceInterval(decidedTest.control, decidedTest.treatment);
  const files = ['src/player/walkthroughs/reading-results.ts', 'docs/quick-start.mdx', 'docs/read-results.mdx'];
  for (const file of files) {
    const text = readFileSync(file, 'utf8');
    const said = text.match(/(?:interval of the difference, |\| )[\d.]+ to [\d.]+ points(?=[,:] (?:all|is) )/g) ?? [];
    const right = said.filter((words) => words.endsWith(` ${points(low, 1)} to ${points(high, 1)} points`));
    expect([file, said.length > 0, said]).toEqual([file, true, right]);
  }
});

test('the length of a video is said as it is', () => {
  const said = readTree('docs', /\.mdx$/).flatMap(({text}) => [
    ...text.matchAll(/\(\/demos#([\w-]+)\), (\d+) seconds of video/g),
  ]);
  expect(said.length).toBeGreaterThan(0);
  for (const [, id, seconds] of said)
    expect([id, Number(seconds)]).toEqual([id, Object.entries(videos).find(([name]) => name === id)?.[1].duration]);
});

describe('the funnel of the guide to analytics', () => {
  const page = readFileSync('docs/analytics-platform-integration.mdx', 'utf8');
  const {control, treatment} = decidedTest;
  const groups = [control, treatment];

  /** The cells of a table row that begins with this text. */
  const row = (start: string): string[] => {
    const line = page.split('\n').find((text) => text.startsWith(`| ${start}`)) ?? '';
    const cells = line.split('|').slice(2, -1);
    return cells.map((cell) => cell.trim());
  };

  test('has the counts and rates of the sample test, and a step between them', () => {
    expect(row('`tailor_experiment`')).toEqual(groups.map(({visitors}) => count(visitors)));
    expect(row('Trial started')).toEqual(groups.map((each) => `${count(each.conversions)} (${percent(rate(each))})`));
    const viewed = row('Sign-up page viewed').map((cell) => Number.parseInt(cell, 10));
    expect(row('Sign-up page viewed')).toEqual(
      groups.map(({visitors}, index) => `${viewed[index]} (${percent((viewed[index] ?? 0) / visitors)})`),
    );
    const [first, second] = groups.map(({conversions}, index) => percent(conversions / (viewed[index] ?? 0)));
    expect(otherFigures(page, `${first} in control and ${second} in treatment`)).toEqual([]);
  });

  test('has their difference, its standard error and both intervals', () => {
    const difference = rate(treatment) - rate(control);
    const error = Math.sqrt(groups.reduce((sum, each) => sum + (rate(each) * (1 - rate(each))) / each.visitors, 0));
    expect(
      otherFigures(page, `${percent(rate(treatment))} − ${percent(rate(control))} = ${points(difference, 1)}`),
    ).toEqual([]);
    expect(otherFigures(page, `= ${((difference / rate(control)) * 100).toFixed(0)}%\``)).toEqual([]);
    expect(otherFigures(page, `= ${error.toFixed(4)}\`, so ${points(error)} points`)).toEqual([]);
    const reach = 1.96 * error;
    expect(
      otherFigures(
        page,
        `1.96 × ${points(error, 3)} = ${points(reach)}\` points to either side, so from ${points(difference - reach)} to ${points(difference + reach)} points`,
      ),
    ).toEqual([]);
    const {low, high} = differenceInterval(control, treatment);
    expect(otherFigures(page, `is ${points(low)} to ${points(high)}.`)).toEqual([]);
  });

  test('has the limits of a fair split 3.29 standard deviations away', () => {
    const visitors = control.visitors + treatment.visitors;
    const reach = Math.floor((3.29 * Math.sqrt(visitors)) / 2);
    expect(otherFigures(page, `with ${count(visitors)} visitors`)).toEqual([]);
    expect(otherFigures(page, `below ${count(visitors / 2 - reach)} or above ${count(visitors / 2 + reach)}`)).toEqual(
      [],
    );
  });
});

test('reading a test: both bars, the interval of their difference, and why the bars mislead', () => {
  const post = postOf('reading-a-test').replaceAll(/ +/g, ' ');
  const [control, treatment] = [group(1500, 36), group(1500, 57)];
  const [from, to] = [rateInterval(control), rateInterval(treatment)];
  const {difference, low, high} = differenceInterval(control, treatment);
  const row = (name: string, {rate, low, high}: typeof from) =>
    `| ${name} | ${percent(rate, 1)} | ${percent(low, 1)} to ${percent(high, 1)} |`;
  expect(otherFigures(post, 'gets 1,500 visitors. Control converts 36 of them, and treatment converts 57.')).toEqual(
    [],
  );
  expect(otherFigures(post, row('Control', from))).toEqual([]);
  expect(otherFigures(post, row('Treatment', to))).toEqual([]);
  expect(
    otherFigures(
      post,
      `| Difference | ${points(difference, 1)} points | ${points(low, 1)} to ${points(high, 1)} points |`,
    ),
  ).toEqual([]);
  expect(otherFigures(post, `p = ${differenceTest(control, treatment).pValue.toFixed(3)}`)).toEqual([]);
  const [up, down] = [points(from.high - from.rate, 3), points(to.rate - to.low, 3)];
  expect(otherFigures(post, `Control’s bar reaches ${up} points up and treatment’s ${down} points down`)).toEqual([]);
  const reach = Math.hypot(Number(up), Number(down)).toFixed(3);
  expect(otherFigures(post, `sqrt(${up} × ${up} + ${down} × ${down}) = ${reach}`)).toEqual([]);
  expect(otherFigures(post, `1.4 − ${reach} = ${points(low, 3)}`)).toEqual([]);
  expect(otherFigures(post, `at least one false winner is ${percent(1 - 0.975 ** 10, 0)}`)).toEqual([]);
});

test('from Start Test to the ramp: the example, and what daily looks at the split do', () => {
  const post = postOf('from-start-test-to-ramp');
  const [control, treatment] = [group(6566, 201), group(6634, 262)];
  /** How often at least one of 21 daily looks crosses a limit although nothing differs. */
  const crossings = (limit: number): string => percent(errorByLook(Array(21).fill(limit)).at(-1) ?? 0);
  const {difference, low, high} = differenceInterval(control, treatment);
  expect(otherFigures(post, `Planned ${visitorsPerGroup(0.03, 0.3).toLocaleString('en-US')} in each group`)).toEqual(
    [],
  );
  expect(
    otherFigures(post, `68 × 68 / 13,200 = ${((6634 - 6566) ** 2 / (6634 + 6566)).toFixed(2)}, far below 10.83`),
  ).toEqual([]);
  expect(
    otherFigures(
      post,
      `Control 201 conversions (${percent(201 / 6566, 2)}), treatment 262 (${percent(262 / 6634, 2)})`,
    ),
  ).toEqual([]);
  expect(
    otherFigures(
      post,
      `The difference is ${points(difference)} points, its 95% interval (Newcombe) ${points(low)} to ${points(high)}`,
    ),
  ).toEqual([]);
  // The square roots of 10.83 and 6.63.
  expect(otherFigures(post, `About ${crossings(3.2905)} of them crossed this limit`)).toEqual([]);
  expect(otherFigures(post, `about ${crossings(2.5758)} would have been thrown away`)).toEqual([]);
});

test('publishing results: both examples have the rates and intervals of their counts', () => {
  const examples = [
    ...postOf('publishing-test-results').matchAll(
      /^Control: +([\d,]+) of ([\d,]+), ([\d.]+%)\nTreatment: +([\d,]+) of ([\d,]+), ([\d.]+%)\nDifference: +(.*), Newcombe$/gm,
    ),
  ];
  for (const [, before = '', of = '', printed, after = '', ofAfter = '', printedAfter, words] of examples) {
    const [control, treatment] = [group(number(of), number(before)), group(number(ofAfter), number(after))] as const;
    const {difference, low, high} = differenceInterval(control, treatment);
    expect([printed, printedAfter, words]).toEqual([
      percent(rate(control), 2),
      percent(rate(treatment), 2),
      `${points(difference)} points, 95% interval ${points(low)} to ${points(high)}`,
    ]);
  }
});

test('the test log: the lines have the rates and intervals of the counts below them', () => {
  const post = postOf('the-one-line-test-log');
  const [, counts = ''] = /The counts behind them, control and treatment: (.*?)\. The two wins/.exec(post) ?? [];
  const rows = [...post.matchAll(/\| ([\d.]+%) to ([\d.]+%) +\| (−?[\d.]+) to (−?[\d.]+) +\|$/gm)];
  expect(rows.map((row) => row.slice(1))).toEqual(
    counts
      .split('; ')
      .filter((line) => line !== '')
      .map((line) => {
        const [before = 0, of = 1, after = 0, ofAfter = 1] = (line.match(/[\d,]+/g) ?? []).map(number);
        const {low, high} = differenceInterval(group(of, before), group(ofAfter, after));
        const signed = (share: number) => points(share).replace('-', '−');
        return [percent(before / of, 2), percent(after / ofAfter, 2), signed(low), signed(high)];
      }),
  );
});

test('planning a quarter: the price list has the numbers that the formula gives', () => {
  const rows = [...postOf('plan-a-quarter-of-tests').matchAll(/^\| (\d+)% +((?:\| [\d,]+ +){4})\|$/gm)];
  for (const [, baseline = '', cells = ''] of rows) {
    expect((cells.match(/[\d,]+/g) ?? []).map(number)).toEqual(
      [0.1, 0.2, 0.3, 0.5].map((lift) => visitorsPerGroup(Number(baseline) / 100, lift)),
    );
  }
});
