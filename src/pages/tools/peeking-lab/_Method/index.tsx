import {productFacts} from '@site/src/content/productFacts';
import {alwaysValidLimit, errorByLook, obrienFlemingLimits, pocockLimits} from '@site/src/lib/statistics/looks';
import {percent} from '@site/src/lib/percent';
import {criticalValue} from '@site/src/lib/statistics/normal';
import {countAtStart, countInWords} from '@site/src/lib/countInWords';
import {accuracy} from '@site/src/tools/peekingLab/accuracy';
import {simulatedTests} from '@site/src/tools/peekingLab/defaults';
import type {LabAnswer} from '@site/src/tools/peekingLab/lab';
import {ruleNames} from '@site/src/tools/peekingLab/rules';
import {alphaLabel, atEnd, half} from '@site/src/tools/peekingLab/words';
import {More} from '@site/src/tools/More';
import {SiteLink} from '@site/src/ui/SiteLink';
import {Table} from '@site/src/ui/Table';
import styles from './styles.module.css';

/** Errors of looking several times without a correction, at 5%: Armitage, McPherson and Rowe (1969), table 2. */
const publishedErrors = [
  {looks: 1, printed: '.050'},
  {looks: 2, printed: '.083'},
  {looks: 3, printed: '.107'},
  {looks: 5, printed: '.142'},
  {looks: 10, printed: '.193'},
  {looks: 20, printed: '.248'},
  {looks: 21, printed: '–'},
  {looks: 50, printed: '.320'},
];

/** The constants of Pocock (1977) and of O’Brien and Fleming (1979), at 5% on two sides. */
const publishedConstants = [
  {looks: 2, pocock: '2.178', obrienFleming: '1.977'},
  {looks: 3, pocock: '2.289', obrienFleming: '2.004'},
  {looks: 4, pocock: '2.361', obrienFleming: '2.024'},
  {looks: 5, pocock: '2.413', obrienFleming: '2.040'},
  {looks: 10, pocock: '2.555', obrienFleming: '2.087'},
];

const alpha = 0.05;

const errorOf = (limits: readonly number[]): string => atEnd(errorByLook(limits)).toFixed(5);

const naiveLimits = (looks: number): number[] => Array.from({length: looks}, () => criticalValue(alpha));

const alwaysValidLimits = (looks: number): number[] =>
  Array.from({length: looks}, (_, index) => alwaysValidLimit(index + 1, looks, alpha));

const listed = (names: readonly string[]): string => new Intl.ListFormat('en-US').format(names);

/** Where a rule stands at the first look and at the last. */
const range = (limits: readonly number[]): string =>
  `${limits[0]?.toFixed(2) ?? ''} at the first look and ${atEnd(limits).toFixed(2)} at the last`;

const table = {className: styles.table, isHeaded: true, labels: []};

/** What to do, and for those who ask, how the lab comes to its numbers. */
export function Method({exact: {looks, limits, shares}}: LabAnswer) {
  const naive = atEnd(shares.naive);
  return (
    <>
      <ul>
        <li>
          <strong>Plan the number of visitors, and decide once they have come.</strong> Look as often as you like:
          looking does no harm, stopping does.
        </li>
        <li>
          <strong>To be able to stop early, choose a rule first.</strong> Write down the number of looks and their
          limits before the first visitor. O’Brien-Fleming costs the least if the test runs to its end.
        </li>
        <li>
          <strong>If nobody can say how often they will look,</strong> only an always-valid limit holds.
        </li>
        <li>
          <strong>If the page is broken, stop at once,</strong> throw out the data, and start over.
        </li>
      </ul>
      <p>In Tailor AI: {productFacts.reading.says}</p>
      <h3>How it is computed</h3>
      <p>
        A test of two equal pages has nothing to find. Looked at once, at the planned end, {alphaLabel(alpha)} of such
        tests declare a winner in either direction: {half(alpha)} control, {half(alpha)} treatment. But the difference
        wanders while visitors come in, and each look at which somebody might stop is another chance to be wrong. With{' '}
        {looks} looks, {percent(naive)} declare a winner in either direction, {percent(naive / 2)} in favor of
        treatment.
      </p>
      <More summary={`The ${countInWords(ruleNames.length)} rules, their limits, and how they are proven`}>
        <h4>{countAtStart(ruleNames.length)} rules</h4>
        <p>
          z is how far apart the two pages seem, in standard errors; |z| is its size. A rule says how large |z| has to
          be at each look for a winner.
        </p>
        <ul>
          <li>
            <strong>No correction</strong> declares a winner as soon as |z| is above {criticalValue(alpha).toFixed(2)},
            the limit of a single look.
          </li>
          <li>
            <strong>Pocock</strong> (<SiteLink to="https://doi.org/10.1093/biomet/64.2.191">1977</SiteLink>) has one
            stricter limit for all planned looks: {limits.pocock[0]?.toFixed(2)} for {looks}.
          </li>
          <li>
            <strong>O’Brien-Fleming</strong> (<SiteLink to="https://doi.org/10.2307/2530245">1979</SiteLink>) starts out
            of reach and ends near the limit of a single look: {range(limits.obrienFleming)}.
          </li>
          <li>
            <strong>Always valid</strong> (a normal mixture of Robbins, as a confidence sequence by{' '}
            <SiteLink to="https://doi.org/10.1214/20-AOS1991">Howard and others, 2021</SiteLink>) needs no plan of
            looks. It holds for any number of them, so in {looks} it errs less than it may. Its limit is{' '}
            {range(limits.alwaysValid)}, where we tuned it to be tightest.
          </li>
        </ul>
        <h4>Two ways to the same share</h4>
        <p>
          The exact share follows the distribution of all tests that have not stopped yet from look to look (
          <SiteLink to="https://doi.org/10.2307/2343787">Armitage, McPherson and Rowe, 1969</SiteLink>). The simulation
          uses none of that: it runs {simulatedTests.toLocaleString('en-US')} tests and counts. Looks are equally
          spaced, and samples are large enough for normal distributions.
        </p>
        <p>
          Chance alone would leave such a count off by about 0.001. So before each look the tests are put in order, and
          their random steps are spread evenly over it (
          <SiteLink to="https://doi.org/10.1287/opre.1080.0556">array-RQMC, L’Ecuyer, Lécot and Tuffin, 2008</SiteLink>
          ). Each test stays as random as before, but good luck in one is offset by bad luck in another. We ran it with{' '}
          {accuracy.seeds} seeds for each of {listed(accuracy.looks.map(String))} looks at each of{' '}
          {listed(accuracy.alphas.map(alphaLabel))}: the shares were off by {accuracy.usual.toFixed(5)} as a rule (root
          mean square) and by {accuracy.worst.toFixed(5)} at most. The random numbers are xoshiro128** by{' '}
          <SiteLink to="https://prng.di.unimi.it/">Blackman and Vigna</SiteLink>.
        </p>
        <Table
          {...table}
          caption="Tests of equal pages with a winner in either direction, planned with 5%: no correction"
          columns={['Looks', 'Computed', 'Published, 1969']}
          rows={publishedErrors.map(({looks: count, printed}) => [count, errorOf(naiveLimits(count)), printed])}
        />
        <Table
          {...table}
          caption="The same with limits for several looks"
          columns={['Looks', 'Pocock', 'O’Brien-Fleming', 'Always valid']}
          rows={publishedErrors.map(({looks: count}) => [
            count,
            errorOf(pocockLimits(count, alpha)),
            errorOf(obrienFlemingLimits(count, alpha)),
            errorOf(alwaysValidLimits(count)),
          ])}
        />
        <Table
          {...table}
          caption="Limits of |z| at the last look, planned with 5% in either direction, and as published"
          columns={['Looks', 'Pocock (1977)', 'O’Brien-Fleming (1979)']}
          rows={publishedConstants.map(({looks: count, pocock, obrienFleming}) => [
            count,
            `${atEnd(pocockLimits(count, alpha)).toFixed(5)} (${pocock})`,
            `${atEnd(obrienFlemingLimits(count, alpha)).toFixed(5)} (${obrienFleming})`,
          ])}
        />
      </More>
    </>
  );
}
