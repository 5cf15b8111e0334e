import {normalQuantile} from '@site/src/lib/statistics/normal';
import {simulatedTests} from './defaults';
import {randomShares} from './random';

/** A sequence of multiples of it, without their whole parts, is spread as evenly as any: the golden ratio. */
const golden = (Math.sqrt(5) - 1) / 2;

/** How often the tests have crossed each rule’s limits by each look, as shares. */
export type SharesByLook = readonly (readonly number[])[];

/** What tests have added up to, by the rules whose limits they have crossed so far: a bit for each rule. */
type Groups = readonly (Float64Array | undefined)[];

/** The rules, as bits, whose limits a sum crosses. */
function rulesCrossed(distance: number, edges: readonly number[]): number {
  let rules = 0;
  edges.forEach((edge, rule) => {
    if (distance > edge) rules |= 1 << rule;
  });
  return rules;
}

/**
 * Takes all tests to the next look. Those that have crossed the same limits are
 * put in order, and get random steps that are spread evenly over it.
 *
 * @param edges of each rule, for the sums at this look.
 */
function next(groups: Groups, edges: readonly number[], random: () => number): Groups {
  const nearest = Math.min(...edges);
  const room = groups.reduce((sum, group) => sum + (group?.length ?? 0), 0);
  const counts = groups.map(() => 0);
  const after: (Float64Array | undefined)[] = groups.map(() => undefined);
  groups.forEach((sums, before) => {
    if (sums === undefined) return;
    // Where nothing is left to cross, there is nothing left to simulate.
    const isOver = before === groups.length - 1;
    if (!isOver) sums.sort();
    let share = random();
    for (const start of sums) {
      share += golden;
      if (share >= 1) share -= 1;
      const sum = isOver ? 0 : start + normalQuantile(share);
      const distance = sum < 0 ? -sum : sum;
      const rules = distance > nearest ? before | rulesCrossed(distance, edges) : before;
      const group = (after[rules] ??= new Float64Array(room));
      const count = counts[rules] ?? 0;
      group[count] = sum;
      counts[rules] = count + 1;
    }
  });
  return after.map((sums, rules) => sums?.slice(0, counts[rules]));
}

/**
 * Simulates A/A tests, look by look, and counts those that have crossed each
 * rule’s limits of |z|. The rules are judged on the same tests.
 *
 * Each test by itself is a random walk with normal steps. Together their steps
 * are spread evenly, so that what is lucky in one is unlucky in another
 * (array-RQMC: L’Ecuyer, Lécot and Tuffin 2008, Operations Research 56, 958,
 * https://doi.org/10.1287/opre.1080.0556): the shares keep their expected
 * values, and are about twenty times nearer to them than by chance alone.
 *
 * @param limits of |z| for each rule, as many as there are looks.
 * @param seed a whole number; the same one gives the same tests.
 * @yields the share of looks that are done, after each.
 */
export function* simulate(
  limits: readonly (readonly number[])[],
  seed: number,
  tests = simulatedTests,
): Generator<number, SharesByLook> {
  const looks = limits[0]?.length ?? 0;
  const random = randomShares(seed);
  const shares = limits.map((): number[] => []);
  let groups: Groups = Array.from({length: 1 << limits.length}, (_, rules) =>
    rules === 0 ? new Float64Array(tests) : undefined,
  );
  for (let look = 1; look <= looks; look += 1) {
    const edges = limits.map((own) => (own[look - 1] ?? Infinity) * Math.sqrt(look));
    groups = next(groups, edges, random);
    shares.forEach((own, rule) => {
      const crossed = groups.reduce((sum, group, rules) => sum + ((rules >> rule) & 1 ? (group?.length ?? 0) : 0), 0);
      own.push(crossed / tests);
    });
    yield look / looks;
  }
  return shares;
}
