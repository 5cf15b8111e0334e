const calendarDate = /^(\d{4})-(\d{2})-(\d{2})(?:T00:00:00\.000Z)?$/;

/** In UTC and US English, so that the date does not depend on the visitor's time zone or locale. */
const longFormat = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  timeZone: 'UTC',
});

/**
 * Writes a calendar date of the Los Angeles office as 'October 8, 2025'.
 *
 * @param date YYYY-MM-DD, or the same date as Docusaurus hands it on from front matter, with 'T00:00:00.000Z' behind
 * it. Other times of day are rejected, since their date would depend on the time zone.
 * @throws RangeError with the value if it is not a calendar date.
 */
export function longDate(date: string): string {
  const [, year, month, day] = calendarDate.exec(date) ?? [];
  const midnight = new Date(`${year}-${month}-${day}T00:00:00.000Z`);
  // Some engines read February 30 as March 2, so the parsed date must be the same day.
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
 * The time that feeds give for a day: at noon UTC it is the same date in America, Europe and Asia.
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
 * @throws RangeError if it is out of range.
 */
export function calendarDateOf(moment: number): string {
  const parts = new Map(losAngeles.formatToParts(moment).map(({type, value}) => [type, value]));
  return [parts.get('year'), parts.get('month'), parts.get('day')].join('-');
}
