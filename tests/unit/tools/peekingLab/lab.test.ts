import {daily} from '@site/tests/support/daily';
import fc from '@site/tests/support/properties';
import {labAnswer, runLab, exactShares, type LabQuestion} from '@site/src/tools/peekingLab/lab';
import {randomShares, xoshiro128} from '@site/src/tools/peekingLab/random';
import {ruleNames} from '@site/src/tools/peekingLab/rules';
import {agreementLimit, atEnd, largestDifference} from '@site/src/tools/peekingLab/words';

// More looks, error rates and seeds are in tests/benchmark/lab.ts.
const questions: readonly LabQuestion[] = [
  {looks: 1, alpha: 0.05, seed: 0},
  {looks: 5, alpha: 0.01, seed: 1},
  {looks: 4, alpha: 0.1, seed: 1_000_000_000},
  {looks: 10, alpha: 0.1, seed: 3},
  {looks: 12, alpha: 0.05, seed: 2},
];

test.each(daily(questions, 3))(
  '$looks looks at $alpha: counting and recursion agree to the third decimal',
  (question) => {
    const {exact, simulated} = labAnswer(question);
    expect(largestDifference(exact, simulated).difference).toBeLessThan(agreementLimit);
    for (const rule of ruleNames) {
      const shares = simulated.shares[rule];
      expect(shares).toHaveLength(question.looks);
      expect([...shares].sort((a, b) => a - b)).toEqual(shares);
      shares.forEach((share, look) => expect(Math.abs(share - (exact.shares[rule][look] ?? 0))).toBeLessThan(0.0006));
    }
    expect(atEnd(exact.shares.pocock)).toBeCloseTo(question.alpha, 7);
    expect(atEnd(exact.shares.obrienFleming)).toBeCloseTo(question.alpha, 7);
    expect(atEnd(exact.shares.alwaysValid)).toBeLessThan(question.alpha);
  },
);

test('tells what it knows before it counts, and how far it is', () => {
  const messages = [...runLab({looks: 4, alpha: 0.05, seed: 1})];
  expect(messages.map(({kind}) => kind)).toEqual(['exact', ...Array(4).fill('progress'), 'simulated']);
  expect(messages.flatMap((message) => (message.kind === 'progress' ? message.done : []))).toEqual([
    0.25, 0.5, 0.75, 1,
  ]);
});

test('uses exact shares again where they are those that are asked for', () => {
  const known = exactShares(3, 0.05);
  const [same] = runLab({looks: 3, alpha: 0.05, seed: 9}, known);
  const [other] = runLab({looks: 3, alpha: 0.1, seed: 9}, known);
  expect(same).toEqual({kind: 'exact', exact: known});
  expect(other?.kind === 'exact' && other.exact.alpha).toBe(0.1);
});

test('the random numbers are those of the generator’s authors', () => {
  // What their C code, version 1.1, gives from this state; the Rust crate rand_xoshiro is held to the same numbers.
  const next = xoshiro128([1, 2, 3, 4]);
  const printed = [11520, 0, 5927040, 70819200, 2031721883, 1637235492, 1287239034, 3734860849, 3729100597, 4258142804];
  expect(printed.map(() => next())).toEqual(printed);
});

test('they are the same for the same seed, others for another, and never 0 or 1', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000_000), (seed) => {
      const [shares, again, other] = [seed, seed, seed + 1].map((each) => Array.from({length: 20}, randomShares(each)));
      expect(shares).toEqual(again);
      expect(shares).not.toEqual(other);
      expect(shares?.every((share) => share > 0 && share < 1)).toBe(true);
    }),
  );
});
