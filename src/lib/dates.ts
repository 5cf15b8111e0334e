const longFormat = new Intl.DateTimeFormat('en-US', {dateStyle: 'long', timeZone: 'UTC'});

/**
 * Writes a calendar date as 'October 8, 2025', the same for every visitor. A
 * time after the date is ignored, so that no time zone can move the day.
 *
 * @throws RangeError where the text does not start with a date such as 2025-10-08.
 */
export function longDate(isoDate: string): string {
  return longFormat.format(new Date(`${isoDate.slice(0, 10)}T00:00:00Z`));
}
