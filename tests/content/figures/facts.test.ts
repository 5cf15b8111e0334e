/** Figures of guides are those of the claims, settings and samples they are about. */
import * as claims from '@site/src/content/claims';
import {decidedTest, rampedTest} from '@site/src/content/sampleTest';
import {countInWords} from '@site/src/lib/countInWords';
import {splitLimit} from '@site/src/lib/experiment/counts';
import {differenceInterval} from '@site/src/lib/statistics';
import {criticalValue} from '@site/src/lib/statistics/normal';
import {visitorsPerGroup} from '@site/src/lib/statistics/power';
import {percent, points, rate} from '../../support/figures';
import {holdFacts, numberIn, partOf, textOf} from '../../support/saidNumbers';

const analytics = 'analytics-platform-integration';
const {control, treatment} = decidedTest;
const [none, all] = [rampedTest.control.traffic, rampedTest.treatment.traffic];

describe('of the product:', () => {
  const days = claims.trialDays;
  const window = numberIn('docs/samples/analytics/segment-funnel.sql', /interval '(\d+) days'/);
  const category = partOf('docs/samples/consent/onetrust.ts', /'(C\d+)'/);
  holdFacts([
    ['limits', `${days} days on all plans`, `[Day ${days + 1}](/trust#day-${days + 1})`],
    ['limits', `| ${claims.confidence.value} by default`, `| Ramp percentage | ${none} to ${all} |`],
    ['faq', `${days} days, on all plans`],
    ['install', `setup takes ${claims.setupTime.value}`, `category \`${category}\``],
    ['quick-start', `publishing take ${claims.tailoringTime.value}`, `It takes ${claims.publishTime.value}`],
    ['publishing', `It takes ${claims.publishTime.value}`],
    ['tailor-a-page', `It takes ${claims.translationTime.value}`],
    [
      analytics,
      `\`number\`, ${none} to ${all} |`,
      `${treatment.traffic} with the default split, ${all} after the ramp`,
    ],
    [analytics, `for both groups, here ${window} days`, `dates ${window} days before today`],
    // The funnels of all tools are of the same days.
    ['src/docs/Integration/tools/', `${window} days`],
    ['ab-testing', `\`rampPercentage: ${all}\``],
    [
      `ab-testing ${analytics}`,
      `${claims.sampleControl.value} and ${claims.sampleTreatment.value} that this site uses`,
    ],
  ]);
});

describe('of statistics:', () => {
  const [before, after] = [rate(control), rate(treatment)];
  const {low, high} = differenceInterval(control, treatment);
  const lift = percent(after / before - 1, 0);
  const wrong = 100 - Number.parseInt(claims.confidence.value, 10);
  const power = 0.8;
  const halved = Math.round(visitorsPerGroup(before, 0.1) / visitorsPerGroup(before, 0.2));
  const factor = 2 * (criticalValue(wrong / 100) + criticalValue(1 - power, 1)) ** 2;
  const [loss = '', gain = ''] = partOf('read-results', /\| -([\d.]+ to [\d.]+) points: includes/).split(' to ');
  holdFacts([
    [
      'ab-testing',
      `${100 - wrong} of 100 such tests would report no difference. The other ${countInWords(wrong)} would report one`,
      `${countInWords(Math.floor(wrong / 2))} or ${countInWords(Math.ceil(wrong / 2))} in favor of the treatment`,
      `a limit of ${wrong}%`,
      `between ${points(low, 1)} and ${points(high, 1)} points more,” not “${lift} lift`,
      `half the lift takes about ${countInWords(halved)} times the traffic`,
      `at ${100 - wrong}% confidence and ${percent(power, 0)} power`,
      `found ${countInWords(5 * power)} times out of five`,
      `needs ${Math.round(factor)} × p × (1 - p)`,
    ],
    [
      'read-results',
      `from ${percent(before)} to ${percent(after)} is ${points(after - before, 1)} points, and a lift of ${lift}`,
      `Below p = ${splitLimit}, the test is void`,
      `The ${claims.confidence.value} is the default threshold`,
      `Plan with the lower end, ${points(low, 1)}`,
      `gains above ${gain} points and losses beyond ${loss} fit`,
    ],
  ]);

  test('a page that the guide to bulk pages calls too small would be tested for years', () => {
    if (textOf('bulk-pages') === '') return;
    const visits = numberIn('bulk-pages', /A page with (\d+) visits a month cannot be tested/);
    expect(visits).toBeGreaterThan(0);
    expect((2 * visitorsPerGroup(0.1, 0.5)) / visits).toBeGreaterThan(24);
  });
});

describe('of samples:', () => {
  const inRetries = (name: string): number =>
    numberIn('docs/samples/api-integration/fetch-with-retry.ts', new RegExp(String.raw`\b${name} ([\d_]+)`));
  const [attempts, timeout, failed] = [inRetries('attempts ='), inRetries('timeout ='), inRetries('status >=')];
  const longest = attempts * timeout + (attempts - 1) * inRetries('longestDelay =');
  const minutes = (time: number): string => `${countInWords(Math.round(time / 60_000))} minutes`;
  const compiler = (version: number): string =>
    partOf(`tests/compilers/typescript-${version}/package.json`, /"typescript": "(\d+\.\d+)/).replace('.0', '');

  const loadsFiles = partOf(
    'node_modules/@types/node/process.d.ts',
    /@since v([\d.]+)\.0\n(?:\s*\*.*\n)*\s*loadEnvFile\(/,
  );

  const waiting = 'docs/samples/analytics/log-to-console.ts';
  const first = numberIn(waiting, / pause = (\d+)/);
  /** How long a sample looks that waits longer before each look. */
  const lookingFrom = (pause: number): number =>
    pause < numberIn(waiting, /pause < ([\d_]+)/)
      ? pause + lookingFrom(pause * numberIn(waiting, /pause \*= ([\d.]+)/))
      : 0;

  holdFacts([
    [
      'advanced-features/api-integration',
      `a little over ${minutes(longest)} at most`,
      `gives up after ${timeout / 1000} seconds`,
      `waits ${timeout / 1000} seconds at most`,
      `within ${timeout / 1000} seconds`,
      `A status from 400 to ${failed - 1}`,
      `A status of ${failed} or more`,
      `exits with code ${numberIn('docs/samples/api-integration/active-pages.ts', /exitCode = (\d+)/)}`,
      `TypeScript ${compiler(5)} and ${compiler(7)} alike`,
      `Node.js ${loadsFiles} or newer for the TypeScript example`,
      `Node.js is older than ${loadsFiles}.`,
      `OpenAPI ${partOf('src/docs/ApiReference/openapi.yaml', /openapi: (\d+\.\d+)/)} description`,
    ],
    ['install', `${first / 1000} seconds apart at first`, `after ${minutes(lookingFrom(first))} in any case`],
    ['docs/samples/', `not at all after ${minutes(lookingFrom(first))}`],
    // https://nextjs.org/docs/app/api-reference/file-conventions/instrumentation-client, under Version history.
    ['install/nextjs', 'Next.js has it from 15.3 on', 'is ignored before Next.js 15.3 |'],
    ['install/_wordpress', `The priority \`${partOf('docs/samples/install/functions.php', /\}, (\d+) \)/)}\``],
  ]);
});
