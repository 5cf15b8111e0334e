const calendarDate = /^(\d{4})-(\d{2})-(\d{2})(?:T00:00:00\.000Z)?$/;

/**
 * In words, the same for every visitor: the date is named in UTC and written
 * in US English, so neither the visitor's zone nor their locale can move it.
 */
const longFormat = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  timeZone: 'UTC',
});

/**
 * Writes a calendar date of the Los Angeles office as 'October 8, 2025'.
 *
 * @param date YYYY-MM-DD, or the same date as Docusaurus hands it on from front
 *   matter, with 'T00:00:00.000Z' behind it. A moment in time is not accepted:
 *   which day it falls on would depend on who looks at it.
 * @throws RangeError naming the value when it is not a date of the calendar.
 */
export function longDate(date: string): string {
  const [, year, month, day] = calendarDate.exec(date) ?? [];
  const midnight = new Date(`${year}-${month}-${day}T00:00:00.000Z`);
  // Some engines read February 30 as March 2, so the parsed date has to spell the same day.
  if (Number.isNaN(midnight.getTime()) || !midnight.toISOString().startsWith(`${year}-${month}-${day}`)) {
    throw new RangeError(`"${date}" is not a calendar date. Expected YYYY-MM-DD, such as 2025-10-08.`);
  }
  return longFormat.format(midnight);
}

/** Whether a text is a day of the calendar, written YYYY-MM-DD. */
export function isCalendarDate(text: string): boolean {
  try {
    return /^\d{4}-\d{2}-\d{2}$/.test(text) && longDate(text) !== '';
  } catch {
    return false;
  }
}

/**
 * The moment that feeds give for a day: at noon in Greenwich it is the same date
 * in all of America, Europe and Asia.
 *
 * @param date YYYY-MM-DD.
 */
export const noon = (date: string): Date => new Date(`${date}T12:00:00Z`);

/** The parts of a calendar date in Los Angeles, each in its usual digits. */
const losAngeles = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  timeZone: 'America/Los_Angeles',
});

/**
 * The calendar date in Los Angeles at a moment, as YYYY-MM-DD.
 *
 * @param moment milliseconds since 1970-01-01T00:00Z.
 * @throws RangeError when it is not a moment that the calendar reaches.
 */
export function calendarDateOf(moment: number): string {
  const parts = new Map(losAngeles.formatToParts(moment).map(({type, value}) => [type, value]));
  return [parts.get('year'), parts.get('month'), parts.get('day')].join('-');
}
