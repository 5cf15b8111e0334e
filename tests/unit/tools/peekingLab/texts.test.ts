import fc from '@site/tests/support/properties';
import {labCsv, labCsvName} from '@site/src/tools/peekingLab/csv';
import {peekingLabDefaults as defaults} from '@site/src/tools/peekingLab/defaults';
import {labAnswer} from '@site/src/tools/peekingLab/lab';
import {testPaths} from '@site/src/tools/peekingLab/paths';
import {lookTicks, pathTitle} from '@site/src/tools/peekingLab/PathPlot';
import {afterStep} from '@site/src/tools/peekingLab/progress';
import {readPeekingLab} from '@site/src/tools/peekingLab/read';
import {agreementText, labWords} from '@site/src/tools/peekingLab/words';

const answer = labAnswer({looks: 2, alpha: 0.05, seed: 8});

describe('the fields', () => {
  test.each([
    ['as they are at first', {}, {looks: 21, alpha: 0.05, seed: 1}],
    ['with spaces', {looks: ' 7 ', seed: '1 000'}, {looks: 7, alpha: 0.05, seed: 1000}],
    ['another error rate', {alpha: '0.1'}, {looks: 21, alpha: 0.1, seed: 1}],
    ['an error rate that there is none of', {alpha: '0.7'}, {looks: 21, alpha: 0.05, seed: 1}],
    ['the most looks', {looks: '50'}, {looks: 50, alpha: 0.05, seed: 1}],
    ['too many looks', {looks: '51'}, undefined],
    ['no looks', {looks: '0'}, undefined],
    ['half a look', {looks: '2.5'}, undefined],
    ['no seed', {seed: ''}, undefined],
  ])('%s', (_, texts, question) => {
    expect(readPeekingLab({...defaults, ...texts}).outcome).toEqual(question);
  });

  test('say what is wrong beside them', () => {
    expect(readPeekingLab({...defaults, looks: '51', seed: '-1'})).toMatchObject({
      looksProblem: 'Use a whole number from 1 to 50.',
      seedProblem: 'A count cannot be below 0.',
    });
  });
});

describe('the words', () => {
  test('say what to do, how often in which direction, and that both ways agree', () => {
    const {tone, title, text} = labWords(labAnswer({looks: 21, alpha: 0.05, seed: 1}).exact);
    expect(tone).toBe('caution');
    expect(title).toBe('Wait for the planned end: 21 looks make 25.2% false winners, in either direction.');
    expect(text[0]).toBe('Plan the number of visitors, look as often as you like, and decide once they have come.');
    expect(text[1]).toBe(
      'If you stop at the first significant look, 25.2% of tests of two equal pages have a winner in either direction, instead of 5%. ' +
        'Winners in favor of treatment go from 2.5% to 12.6%.',
    );
    expect(text[2]).toMatch(
      /limits keep all 21 looks together at 5\.0% in either direction, the always-valid limit at 1\.\d%\.$/,
    );
    expect(agreementText(answer.exact, answer.simulated)).toMatch(/agree with the exact shares to the third decimal/);
  });

  test('say where the two do not agree', () => {
    const simulated = {...answer.simulated, shares: {...answer.simulated.shares, pocock: [0.03, 0.0506]}};
    expect(agreementText(answer.exact, simulated)).toBe(
      '100,000 simulated tests with seed 8 do not agree with the exact shares to the third decimal: Pocock is off by 0.00060.',
    );
  });

  test('warn of nothing where there is one look', () => {
    expect(labWords(labAnswer({looks: 1, alpha: 0.01, seed: 1}).exact)).toMatchObject({
      tone: 'good',
      title: 'One look, at the end: 1% false winners in either direction, as planned.',
      text: ['Half of them, 0.5%, favor treatment.', expect.stringMatching(/so it errs in 0\.\d% only\.$/)],
    });
  });
});

test('the file has a row for each rule and look, and all that it takes to run it again', () => {
  const [names = [], ...rows] = labCsv(answer.exact, answer.simulated)
    .trimEnd()
    .split('\r\n')
    .map((row) => row.split(','));
  const data = rows.map((row) => Object.fromEntries(names.map((name, index) => [name, row[index]])));
  expect(data).toHaveLength(4 * 2);
  expect(data[0]).toMatchObject({rule: 'naive', look: '1', limit: '1.959964', exact: '0.050000'});
  for (const row of data) {
    expect(row).toMatchObject({looks: '2', alpha: '0.05', seed: '8', tests: '100000'});
    expect(Number(row.difference)).toBeCloseTo(Number(row.simulated) - Number(row.exact), 5);
    expect(Math.abs(Number(row.difference))).toBeGreaterThan(0);
  }
  expect(labCsvName(answer.exact, answer.simulated)).toBe('peeking-lab-2-looks-seed-8.csv');
});

describe('the drawn tests', () => {
  test('are the same ones whatever the limits, and stop where they first cross', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000_000), fc.integer({min: 1, max: 50}), (seed, looks) => {
        const narrow = testPaths(Array<number>(looks).fill(1.96), seed);
        const wide = testPaths(Array<number>(looks).fill(3), seed);
        expect(narrow.map(({z}) => z)).toEqual(wide.map(({z}) => z));
        for (const {z, crossing} of narrow) {
          expect(z.every(Number.isFinite)).toBe(true);
          expect(z.findIndex((value) => Math.abs(value) > 1.96)).toBe(crossing ?? -1);
        }
      }),
    );
  });

  test('cross about as often as they should', () => {
    const paths = Array.from({length: 100}, (_, seed) => testPaths(Array<number>(21).fill(1.959964), seed)).flat();
    const share = paths.filter(({crossing}) => crossing !== undefined).length / paths.length;
    expect(Math.abs(share - 0.2518)).toBeLessThan(0.03);
  });

  test.each([
    [1, '1 look', [1]],
    [10, '10 looks', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]],
    [21, '21 looks', [1, 5, 10, 15, 20]],
    [50, '50 looks', [1, 10, 20, 30, 40, 50]],
  ])('over %i looks are told in words', (looks, words, ticks) => {
    const paths = [
      {z: [], crossing: undefined},
      {z: [], crossing: 0},
    ];
    expect(pathTitle('pocock', looks, paths)).toBe(
      `Pocock: of 2 tests of two equal pages, 1 crosses the limit within ${words}`,
    );
    expect(lookTicks(looks)).toEqual(ticks);
  });
});

test('new limits make an old simulation void; a canceled or failed one leaves the exact shares', () => {
  const running = afterStep({...answer, work: {kind: 'idle'}}, {kind: 'started'});
  expect(running).toEqual({...answer, work: {kind: 'running', done: 0}});
  const known = afterStep(running, {kind: 'exact', exact: answer.exact});
  expect(known).toEqual({...running, simulated: undefined});
  expect(afterStep(known, {kind: 'progress', done: 0.5}).work).toEqual({kind: 'running', done: 0.5});
  for (const kind of ['canceled', 'failed'] as const)
    expect(afterStep(known, {kind})).toEqual({...known, work: {kind}});
  for (const step of [{kind: 'stopped'}, {kind: 'simulated', simulated: answer.simulated}] as const) {
    expect(afterStep(running, step)).toEqual({...answer, work: {kind: 'idle'}});
  }
});
