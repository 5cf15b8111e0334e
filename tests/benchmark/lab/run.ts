/**
 * `npx tsx tests/benchmark/lab/run.ts`: how far the peeking lab's simulated
 * shares are from the exact ones, and how long the simulation takes. Writes
 * results.md; the exit code is 1 where the page promises more than was measured.
 */
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {format} from 'prettier';
import {accuracy} from '../../../src/tools/peekingLab/accuracy';
import {exactShares, runLab} from '../../../src/tools/peekingLab/lab';
import {ruleNames, ruleTitles, type RuleName} from '../../../src/tools/peekingLab/rules';
import {describeMachine} from '../machine';
import {median} from '../median';

const rootMeanSquare = (values: readonly number[]): number =>
  Math.sqrt(values.reduce((sum, value) => sum + value ** 2, 0) / values.length);
const largest = (values: readonly number[]): number => Math.max(...values.map(Math.abs));
const points = (value: number): string => value.toFixed(5);

const everything: number[] = [];
const rows: string[] = [];
for (const alpha of accuracy.alphas) {
  for (const looks of accuracy.looks) {
    const exact = exactShares(looks, alpha);
    const off = new Map(ruleNames.map((rule): [RuleName, number[]] => [rule, []]));
    const times: number[] = [];
    for (let seed = 1; seed <= accuracy.seeds; seed += 1) {
      const began = performance.now();
      for (const message of runLab({looks, alpha, seed}, exact)) {
        if (message.kind !== 'simulated') continue;
        for (const rule of ruleNames) {
          const difference = (message.simulated.shares[rule].at(-1) ?? 0) - (exact.shares[rule].at(-1) ?? 0);
          off.get(rule)?.push(difference);
          everything.push(difference);
        }
      }
      times.push(performance.now() - began);
    }
    const cells = [...off.values()].map((values) => `${points(rootMeanSquare(values))} / ${points(largest(values))}`);
    rows.push(`| ${alpha} | ${looks} | ${cells.join(' | ')} | ${median(times).toFixed(0)} ms |`);
  }
}

const [usual, worst] = [rootMeanSquare(everything), largest(everything)];
const text = `# Simulated shares of the peeking lab

\`npx tsx tests/benchmark/lab/run.ts\`: 100,000 tests with each of ${accuracy.seeds} seeds. Differences of simulated and exact shares by the last look: root mean square / largest. Over all, ${points(usual)} / ${points(worst)}. By chance alone the root mean square would be up to 0.0015.

Machine: ${describeMachine()}.

| Error rate | Looks | ${ruleNames.map((rule) => ruleTitles[rule]).join(' | ')} | Median time |
| ---: | ---: | ${ruleNames.map(() => '---:').join(' | ')} | ---: |
${rows.join('\n')}
`;
console.info(text);
const file = path.join(__dirname, 'results.md');
void format(text, {filepath: file, printWidth: 120}).then((formatted) => writeFileSync(file, formatted));
if (usual > accuracy.usual + 5e-6 || worst > accuracy.worst) {
  console.error('The page promises more: src/tools/peekingLab/accuracy.ts.');
  process.exitCode = 1;
}
