import type {ReactNode} from 'react';
import {productFacts} from '@site/src/content/productFacts';
import {alwaysValidLimit, errorByLook, obrienFlemingLimits, pocockLimits} from '@site/src/lib/statistics/looks';
import {percent} from '@site/src/lib/percent';
import {criticalValue} from '@site/src/lib/statistics/normal';
import {accuracy} from '@site/src/tools/peekingLab/accuracy';
import type {LabAnswer} from '@site/src/tools/peekingLab/lab';
import {alphaLabel, atEnd} from '@site/src/tools/peekingLab/words';
import {SiteLink} from '@site/src/ui/SiteLink';
import {publishedConstants, publishedErrors} from './published';
import styles from './styles.module.css';

const alpha = 0.05;

const errorOf = (limits: readonly number[]): string => atEnd(errorByLook(limits)).toFixed(5);

const naiveLimits = (looks: number): number[] => Array.from({length: looks}, () => criticalValue(alpha));

const alwaysValidLimits = (looks: number): number[] =>
  Array.from({length: looks}, (_, index) => alwaysValidLimit(index + 1, looks, alpha));

const listed = (names: readonly string[]): string => new Intl.ListFormat('en-US').format(names);

/** Where a rule stands at the first look and at the last. */
const range = (limits: readonly number[]): string =>
  `${limits[0]?.toFixed(2) ?? ''} at the first look and ${atEnd(limits).toFixed(2)} at the last`;

/** How the lab comes to its numbers, and what to do with them. */
export function Method({exact: {looks, limits, shares}}: LabAnswer): ReactNode {
  return (
    <>
      <p>
        A test of two equal pages has nothing to find. Looked at once, at the planned end, it declares a winner 5% of
        the time: 2.5% control, 2.5% treatment. But the difference wanders while visitors come, and somebody who stops
        at the first significant number gets a new chance to be wrong at each look. With {looks} looks that is{' '}
        {percent(atEnd(shares.naive))}, in either direction. By symmetry, half of these false winners are treatments.
      </p>
      <h3>Four rules</h3>
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
          <SiteLink to="https://doi.org/10.1214/20-AOS1991">Howard and others, 2021</SiteLink>) needs no plan of looks.
          It holds for any number of them, so it errs less than it may in {looks}. Its limit is{' '}
          {range(limits.alwaysValid)}, where we tuned it to be tightest.
        </li>
      </ul>
      <h3>Two ways to the same share</h3>
      <p>
        The exact share follows the distribution of all tests that have not stopped yet from look to look (
        <SiteLink to="https://doi.org/10.2307/2343787">Armitage, McPherson and Rowe, 1969</SiteLink>). The simulation
        knows nothing of that: it lets 100,000 tests run and counts. Looks are equally spaced, and samples large enough
        for normal distributions.
      </p>
      <p>
        Chance alone would leave such a count off by about 0.001. So before each look the tests are put in order, and
        their random steps are spread evenly over it (
        <SiteLink to="https://doi.org/10.1287/opre.1080.0556">array-RQMC, L’Ecuyer, Lécot and Tuffin, 2008</SiteLink>).
        Every test stays as random as before, but what is luck in one is bad luck in another. We ran it with{' '}
        {accuracy.seeds} seeds for each of {listed(accuracy.looks.map(String))} looks at each of{' '}
        {listed(accuracy.alphas.map(alphaLabel))}: the shares were off by {accuracy.usual.toFixed(5)} as a rule (root
        mean square) and by {accuracy.worst.toFixed(5)} at most. The random numbers are xoshiro128** by{' '}
        <SiteLink to="https://prng.di.unimi.it/">Blackman and Vigna</SiteLink>.
      </p>
      <div className={styles.scroll}>
        <table>
          <caption>Shares of A/A tests with a winner in either direction, planned with 5%</caption>
          <thead>
            <tr>
              <th scope="col">Looks</th>
              <th scope="col">No correction</th>
              <th scope="col">Published, 1969</th>
              <th scope="col">Pocock</th>
              <th scope="col">O’Brien-Fleming</th>
              <th scope="col">Always valid</th>
            </tr>
          </thead>
          <tbody>
            {publishedErrors.map(({looks: count, printed}) => (
              <tr key={count}>
                <th scope="row">{count}</th>
                <td>{errorOf(naiveLimits(count))}</td>
                <td>{printed ?? '–'}</td>
                <td>{errorOf(pocockLimits(count, alpha))}</td>
                <td>{errorOf(obrienFlemingLimits(count, alpha))}</td>
                <td>{errorOf(alwaysValidLimits(count))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className={styles.scroll}>
        <table>
          <caption>Limits of |z| at the last look, planned with 5%</caption>
          <thead>
            <tr>
              <th scope="col">Looks</th>
              <th scope="col">Pocock</th>
              <th scope="col">Published, 1977</th>
              <th scope="col">O’Brien-Fleming</th>
              <th scope="col">Published, 1979</th>
            </tr>
          </thead>
          <tbody>
            {publishedConstants.map(({looks: count, pocock, obrienFleming}) => (
              <tr key={count}>
                <th scope="row">{count}</th>
                <td>{atEnd(pocockLimits(count, alpha)).toFixed(5)}</td>
                <td>{pocock}</td>
                <td>{atEnd(obrienFlemingLimits(count, alpha)).toFixed(5)}</td>
                <td>{obrienFleming}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <h3>What to do in practice</h3>
      <ul>
        <li>
          Plan the number of visitors, look as often as you like, and decide at the planned end. Looking does no harm;
          stopping does.
        </li>
        <li>
          If you want to be able to stop early, write down the number of looks and the limits before the first visitor.
          O’Brien-Fleming costs the least when the test runs to its end.
        </li>
        <li>If nobody can say how often they will look, only an always-valid limit holds.</li>
        <li>Whatever the numbers say, stop a test whose page is broken, throw out its data, and start over.</li>
      </ul>
      <p>In Tailor AI: {productFacts.reading.says}</p>
    </>
  );
}
