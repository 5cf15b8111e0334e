/** The figures of posts that plan: prices of tests, the log of a team, translations, campaign names. */
import {fisherExactTest, powerOfRates, rateInterval, differenceInterval} from '@site/src/lib/statistics';
import {visitorsPerGroup} from '@site/src/lib/statistics/power';
import {matchPattern, parsePattern} from '@site/src/lib/utmPattern';
import {count, expectFigures, foundIn, group, number, percent, points, postOf} from '../../support/figures';

test('planning a quarter: the price list has the numbers that the formula gives', () => {
  const rows = foundIn(postOf('plan-a-quarter-of-tests'), /^\| (\d+)% ((?:\| [\d,]+ ){4})\|$/gm);
  for (const [, baseline = '', cells = ''] of rows) {
    expect((cells.match(/[\d,]+/g) ?? []).map(number)).toEqual(
      [0.1, 0.2, 0.3, 0.5].map((lift) => visitorsPerGroup(Number(baseline) / 100, lift)),
    );
  }
});

test('planning a quarter: the weeks and tests that 4,000 visitors a week pay for', () => {
  const post = postOf('plan-a-quarter-of-tests');
  for (const lift of [0.1, 0.2, 0.3, 0.5]) {
    const visitors = 2 * visitorsPerGroup(0.03, lift);
    const weeks = Math.max(2, Math.ceil(visitors / 4000));
    const row = [percent(lift, 0), count(visitors), (visitors / 4000).toFixed(1), weeks, Math.floor(12 / weeks)];
    expectFigures(post, `\n| ${row.join(' | ')} |\n`);
  }
  const found = (lift: number) => Math.round(100 * powerOfRates(4000, {baseline: 0.03, changed: 0.03 * (1 + lift)}));
  expectFigures(post, `If the true lift is 50%, it will find it ${found(0.5)} times out of 100`);
  expectFigures(post, `If the true lift is 20%, it will find it ${found(0.2)} times out of 100`);
  expectFigures(post, `takes ${count(2 * visitorsPerGroup(0.1, 0.2))} visitors across both sides`);
});

test('the test log: the lines have the rates and intervals of the counts below them', () => {
  const post = postOf('the-one-line-test-log');
  const [, counts = ''] =
    foundIn(post, /The counts behind them, control and treatment: (.*?)\. The two wins/g)[0] ?? [];
  const rows = foundIn(post, /\| ([\d.]+%) to ([\d.]+%) \| (−?[\d.]+) to (−?[\d.]+) \|$/gm);
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

test('the test log: what the chances of twenty lines say', () => {
  const post = postOf('the-one-line-test-log');
  const lines = foundIn(post, /^\| (\d+)% \| (\d+) \| ([\d.]+) \| (\d+) \|$/gm);
  const sum = (column: number): number => lines.reduce((all, line) => all + Number(line[column]), 0);
  expectFigures(post, `| Together | ${sum(2)} | ${sum(3).toFixed(1)} | ${sum(4)} |`);
  /** How likely each number of wins is. */
  let likely = [1];
  for (const [, chance, tests, expected] of lines) {
    const win = Number(chance) / 100;
    expect([chance, expected]).toEqual([chance, (Number(tests) * win).toFixed(1)]);
    for (let test = 0; test < Number(tests); test += 1)
      likely = [...likely, 0].map((share, wins) => share * (1 - win) + (likely[wins - 1] ?? 0) * win);
  }
  const upToFive = likely.slice(0, 6).reduce((sum, share) => sum + share);
  expectFigures(post, `five wins or fewer would come up in about one in ${Math.round(1 / upToFive / 100) * 100} such`);
  const dealt = Math.round(100 * fisherExactTest(group(13, 1), group(7, 4), 'greater'));
  expectFigures(post, '4 wins in 7 tests, and all other beliefs together have 1 in 13');
  expectFigures(post, `about ${dealt} times in 100 (Fisher’s exact test, one-sided)`);
  expectFigures(post, `a ${percent(1 - 0.975 ** 20, 0)} chance of at least one`);
  expectFigures(post, `${count(visitorsPerGroup(0.03, 0.5))} visitors in each group`);
});

test('what to translate first: what the rates of the example mean, and the visitors that it needs', () => {
  const post = postOf('translate-these-pages-first');
  expectFigures(post, '| 6,200 | €9,300 | 1.1% (2.6%) |');
  expectFigures(post, `${Math.round(6200 * (0.026 - 0.011))} more conversions (6,200 × 1.5 points)`);
  const spanish = group(2300, Math.round(2300 * 0.019));
  const {low, high} = rateInterval(spanish);
  const interval = `from ${percent(low)} to ${percent(high)}`;
  expectFigures(post, `${spanish.conversions} conversions, with a 95% interval (Wilson) ${interval}`);
  expectFigures(post, `a doubling, which takes ${count(visitorsPerGroup(0.011, 1))} visitors a side`);
  expectFigures(post, `a gain of half, which takes ${count(visitorsPerGroup(0.011, 0.5))}.`);
});

test('campaign names: each pattern matches as many of the names as its row says', () => {
  const post = postOf('utm-wildcards');
  const names = (/title="utm_campaign"\n([^`]+)\n```/.exec(post)?.[1] ?? '').split('\n');
  for (const [, typed = '', matches, mistake = ''] of foundIn(post, /\| `(\S+)` \| (\d) \| (?:`(\S+)`|None) \|$/gm)) {
    const pattern = parsePattern(typed);
    if (typeof pattern === 'string') throw new Error(`${typed} is no pattern.`);
    const matched = names.filter((name) => matchPattern(pattern, name).outcome === 'match');
    expect([typed, matched.length, mistake === '' || matched.includes(mistake)]).toEqual([
      typed,
      Number(matches),
      true,
    ]);
  }
});
