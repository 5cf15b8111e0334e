import type {VerdictProps} from '../Verdict';
import {aboutRate, countText, liftText, pointsText, rateText, weeksText} from './numberTexts';
import {detectableLift, fewestExpected, liftOf, longWeeks, mostYears, visitorsNeeded, type TestNumbers} from './plan';
import type {SizeOutcome} from './read';

/** Confidence, power and sides, as in 'two-sided, 95% confidence, 80% power'. */
export const settingsText = ({alpha, sides, power}: TestNumbers): string =>
  `${sides === 2 ? 'two-sided' : 'one-sided'}, ${rateText(1 - alpha)} confidence, ${rateText(power)} power`;

/** A lift as both of its kinds and the rates that it lies between. */
export const liftInFull = ({baseline, changed}: TestNumbers): string =>
  `${liftText(liftOf(baseline, changed))} (${pointsText(changed - baseline)}, from ${rateText(baseline)} to ${rateText(changed)})`;

/** Visitors a day in the test, as in '10% of 1,500 visitors a day'. */
export const trafficText = ({visitors, share}: TestNumbers): string =>
  `${share < 1 ? `${rateText(share)} of ` : ''}${countText(visitors)} ${visitors === 1 ? 'visitor' : 'visitors'} a day`;

const daysText = (days: number): string => {
  const whole = Math.ceil(days - 1e-9);
  return `${countText(whole)} ${whole === 1 ? 'day' : 'days'}`;
};

function howLong({numbers, size}: SizeOutcome): string {
  const {inAll, days, weeks} = size;
  const traffic = `With ${trafficText(numbers)}, ${countText(inAll)} come`;
  if (weeks === undefined) return `${traffic} in more than ${mostYears} years.`;
  const rounded = `in ${daysText(days)}. That is ${weeksText(weeks)}, since whole weeks count each weekday equally often.`;
  return `${traffic} ${rounded}`;
}

function whatWeeksFind({numbers, weeks, found}: SizeOutcome): string {
  if (found === undefined) return `${weeksText(weeks)} would find no lift at all, not even to a rate of 100%.`;
  return `The smallest lift that ${weeksText(weeks)} can find is ${liftText(found)}, to ${aboutRate(numbers.baseline * (1 + found))}.`;
}

/** What would make a long test a shorter one. */
function shorter({numbers, size}: SizeOutcome): string {
  const lift = detectableLift(numbers, longWeeks);
  const ways = [
    lift !== undefined && `test a bolder change, since ${longWeeks} weeks find a lift of ${liftText(lift)}`,
    numbers.share < 1 && 'let all visitors into the test',
    `take a page with ${countText(visitorsNeeded(size, numbers, longWeeks))} visitors a day`,
    'count an earlier step, which more visitors take',
  ].filter((way) => way !== false);
  return `Over ${longWeeks} weeks, visitors come back on other devices and the season changes. To finish sooner, ${ways.slice(0, -1).join('; ')}; or ${ways.at(-1) ?? ''}.`;
}

const rough = 'So few conversions are expected that the formula is rough: plan at least this size.';

/** What the numbers come to, in sentences that can be pasted into a report. */
export function sizeWords(outcome: SizeOutcome): VerdictProps {
  const {numbers, size} = outcome;
  const {perVersion, inAll, weeks} = size;
  const isLong = weeks === undefined || weeks > longWeeks;
  const isRough = weeks !== undefined && fewestExpected(numbers, weeks) < 5;
  const needs = `${countText(perVersion)} visitors in each version`;
  return {
    tone: isLong ? 'caution' : 'plain',
    title: weeks === undefined ? `More than ${mostYears} years, for ${needs}.` : `${weeksText(weeks)}, for ${needs}.`,
    text: [
      `To find a lift of ${liftInFull(numbers)}, a test of two versions takes ${countText(inAll)} visitors in all (${settingsText(numbers)}).`,
      howLong(outcome),
      isLong ? shorter(outcome) : whatWeeksFind(outcome),
      ...(isLong ? [whatWeeksFind(outcome)] : []),
      ...(isRough ? [rough] : []),
    ],
  };
}
