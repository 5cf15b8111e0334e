import {errorByLook} from '@site/src/lib/statistics/looks';
import {criticalValue, normalQuantile} from '@site/src/lib/statistics/normal';
import {visitorsForRates} from '@site/src/lib/statistics/power';
import {numberDefaults} from '@site/src/tools/sampleSize/defaults';
import {countText, rateText} from '@site/src/tools/sampleSize/numberTexts';
import {sizeOf} from '@site/src/tools/sampleSize/plan';
import {readNumbers} from '@site/src/tools/sampleSize/readNumbers';

const {numbers} = readNumbers(numberDefaults);
if (numbers === undefined) throw new Error('The defaults of the sample size have no answer.');
const {baseline, changed, alpha, power, sides, visitors} = numbers;
const mean = (baseline + changed) / 2;
const size = sizeOf(numbers);
const looks = 21;
const falseWinners = errorByLook(Array.from({length: looks}, () => criticalValue(alpha, sides))).at(-1) ?? 0;

/** The steps of the numbers that the calculator begins with, as they are written on the page. */
export const example = {
  baseline: rateText(baseline),
  changed: rateText(changed),
  mean: rateText(mean),
  difference: (changed - baseline).toFixed(4),
  critical: criticalValue(alpha, sides).toFixed(3),
  powerValue: normalQuantile(power).toFixed(3),
  pooled: Math.sqrt(2 * mean * (1 - mean)).toFixed(5),
  separate: Math.sqrt(baseline * (1 - baseline) + changed * (1 - changed)).toFixed(5),
  exact: visitorsForRates({baseline, changed}, power, {alpha, sides}).toLocaleString('en-US', {
    maximumFractionDigits: 2,
  }),
  perVersion: countText(size.perVersion),
  inAll: countText(size.inAll),
  visitors: countText(visitors),
  days: size.days.toFixed(1),
  weeks: String(size.weeks),
  looks: String(looks),
  falseWinners: rateText(Number(falseWinners.toFixed(2))),
  /** By symmetry, half of them. */
  falseTreatments: rateText(Number((falseWinners / 2).toFixed(3))),
} as const;
