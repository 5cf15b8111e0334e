import {spelled, type Spelling} from '@site/src/lib/numbers/spelling';

const whole = new Intl.NumberFormat('en-US', {maximumFractionDigits: 0});
const rate = new Intl.NumberFormat('en-US', {style: 'percent', maximumSignificantDigits: 4});
const lift = new Intl.NumberFormat('en-US', {style: 'percent', maximumSignificantDigits: 3});

/** A count, as in '17,511'. */
export const countText = (count: number): string => whole.format(count);

/** A conversion rate, as in '2.88%'; one below 100% is never written as 100%. */
export const rateText = (share: number): string => (share < 1 && share > 0.99995 ? 'nearly 100%' : rate.format(share));

/** A rate that was solved for, as in '3.03%': its further digits say nothing. */
export const aboutRate = (share: number): string => rateText(share < 0.995 ? Number(share.toPrecision(3)) : share);

/** A relative lift, as in '18.2%'. */
export const liftText = (share: number): string => lift.format(share);

/** The same, rounded down and as the reader writes it: of a limit that is not to be passed. */
export function upToLift(share: number, locale = 'en-US'): string {
  const step = 10 ** (Math.floor(Math.log10(share)) - 2);
  return new Intl.NumberFormat(locale, {style: 'percent', maximumSignificantDigits: 3}).format(
    Math.floor(share / step + 1e-9) * step,
  );
}

/** A difference of two rates, as in '0.48 points'. */
export function pointsText(difference: number, locale = 'en-US'): string {
  const text = new Intl.NumberFormat(locale, {maximumSignificantDigits: 4}).format(difference * 100);
  return `${text} ${text === '1' ? 'point' : 'points'}`;
}

/** A number of weeks, as in '1 week'. */
export const weeksText = (weeks: number): string => `${countText(weeks)} ${weeks === 1 ? 'week' : 'weeks'}`;

/** A share as the reader would type its percentage, in a field that follows another one. */
export const typedPercent = (share: number, spelling: Spelling): string =>
  spelled(Number((share * 100).toPrecision(4)), spelling);
