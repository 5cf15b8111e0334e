import {isCalendarDate} from '../../../lib/dates';
import {quote, type Problem} from '../finding';

const form = 'Write year, month and day as in 2025-10-08.';

/** The date that was meant where it is written out, such as `8 October 2025`; in figures the order could be another. */
function dateIn(value: string): string | undefined {
  if (!/[a-z]{3}/i.test(value)) return undefined;
  const midnight = new Date(`${value.replace(/(\d)(st|nd|rd|th)\b/gi, '$1')} UTC`);
  return Number.isNaN(midnight.getTime()) ? undefined : midnight.toISOString().slice(0, 10);
}

/** Whether a text is a date that a post can have. */
export function checkDate(value: string): Problem | undefined {
  if (isCalendarDate(value)) return undefined;
  const [, day, time] = /^(\d{4}-\d{2}-\d{2})([T ].+)?$/.exec(value) ?? [];
  if (day !== undefined && isCalendarDate(day) && time !== undefined) {
    return {problem: `${quote(value)} has a time of day.`, remedy: `A post has a day only. Write ${day}`};
  }
  if (day !== undefined) {
    return {problem: `${quote(value)} is not in the calendar.`, remedy: `Correct the month or the day. ${form}`};
  }
  const meant = dateIn(value);
  return {
    problem: `${quote(value)} is not written as a date of this site.`,
    remedy: meant === undefined ? form : `Write ${meant}`,
  };
}
