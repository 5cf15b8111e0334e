import {accuracy} from '../../src/tools/peekingLab/accuracy';
import {exactShares, runLab} from '../../src/tools/peekingLab/lab';
import {ruleNames, ruleTitles} from '../../src/tools/peekingLab/rules';
import {markdownTable} from './table';

const rootMeanSquare = (values: readonly number[]): number =>
  Math.sqrt(values.reduce((sum, value) => sum + value ** 2, 0) / values.length);
const largest = (values: readonly number[]): number => Math.max(...values.map(Math.abs));

/** Simulated minus exact shares by the last look, over all rates, looks and seeds that the page promises. */
function differences(): Record<(typeof ruleNames)[number], number[]> {
  const off: Record<(typeof ruleNames)[number], number[]> = {naive: [], pocock: [], alwaysValid: [], obrienFleming: []};
  for (const alpha of accuracy.alphas) {
    for (const looks of accuracy.looks) {
      const exact = exactShares(looks, alpha);
      for (let seed = 1; seed <= accuracy.seeds; seed += 1) {
        for (const message of runLab({looks, alpha, seed}, exact)) {
          if (message.kind !== 'simulated') continue;
          const {shares} = message.simulated;
          for (const rule of ruleNames) off[rule].push((shares[rule].at(-1) ?? 0) - (exact.shares[rule].at(-1) ?? 0));
        }
      }
    }
  }
  return off;
}

/** @throws Error where the page of the peeking lab promises more than was measured. */
export function labSection(): string {
  const off = differences();
  const all = Object.values(off).flat();
  if (rootMeanSquare(all) > accuracy.usual + 5e-6 || largest(all) > accuracy.worst) {
    throw new Error('The simulation is further off than the page promises: src/tools/peekingLab/accuracy.ts.');
  }
  return [
    '## Simulated shares of the peeking lab',
    `100,000 tests with each of ${accuracy.seeds} seeds, at ${accuracy.alphas.length} error rates and ${accuracy.looks.length} numbers of looks: how far simulated shares are from the exact ones by the last look. By chance alone the root mean square would be up to 0.0015.`,
    markdownTable(
      ruleNames.map((rule) => ({
        rule: ruleTitles[rule],
        'root mean square': rootMeanSquare(off[rule]).toFixed(5),
        largest: largest(off[rule]).toFixed(5),
      })),
    ),
  ].join('\n\n');
}
