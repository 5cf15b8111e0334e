import {labAnswer, runLab, exactShares, type LabQuestion} from '@site/src/tools/peekingLab/lab';
import {ruleNames} from '@site/src/tools/peekingLab/rules';
import {simulate} from '@site/src/tools/peekingLab/simulate';
import {agreementLimit, atEnd, largestDifference} from '@site/src/tools/peekingLab/words';

// More looks, error rates and seeds are in tests/benchmark/lab.ts.
const questions: readonly LabQuestion[] = [
  {looks: 1, alpha: 0.05, seed: 0},
  {looks: 2, alpha: 0.01, seed: 1},
  {looks: 5, alpha: 0.05, seed: 2},
  {looks: 10, alpha: 0.1, seed: 3},
  {looks: 12, alpha: 0.05, seed: 1_000_000_000},
];

test.each(questions)('$looks looks at $alpha: counting and recursion agree to the third decimal', (question) => {
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
});

test('the count is a count: one test crosses, or it does not', () => {
  const shares = (tests: number, seed: number): readonly (readonly number[])[] => {
    const running = simulate(
      [
        [1.96, 1.96, 1.96],
        [3, 3, 3],
      ],
      seed,
      tests,
    );
    let step = running.next();
    while (step.done !== true) step = running.next();
    return step.value;
  };
  expect(
    shares(1, 4)
      .flat()
      .every((share) => share === 0 || share === 1),
  ).toBe(true);
  expect(
    shares(7, 4)
      .flat()
      .every((share) => Number.isInteger(Math.round(share * 7 * 1e9) / 1e9)),
  ).toBe(true);
  expect(shares(1000, 4)).toEqual(shares(1000, 4));
  expect(shares(1000, 4)).not.toEqual(shares(1000, 5));
});

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
