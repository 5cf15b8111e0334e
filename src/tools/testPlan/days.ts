import {isCalendarDate, longDate} from '@site/src/lib/dates';

const weekday = new Intl.DateTimeFormat('en-US', {weekday: 'long', timeZone: 'UTC'});
const short = new Intl.DateTimeFormat('en-US', {month: 'short', day: 'numeric', timeZone: 'UTC'});

/** Read in Greenwich, where no day has 23 or 25 hours; so is it written. */
const midnight = (date: string): Date => new Date(`${date}T00:00:00Z`);

/** The calendar date so many days later; both are YYYY-MM-DD. */
export const daysLater = (date: string, days: number): string =>
  new Date(midnight(date).getTime() + days * 86_400_000).toISOString().slice(0, 10);

/** As in 'Monday, March 2, 2026': the same for readers in every time zone. */
export const dayText = (date: string): string => `${weekday.format(midnight(date))}, ${longDate(date)}`;

/** As in 'Mar 2'. */
export const shortDay = (date: string): string => short.format(midnight(date));

/** Whether a date field can hold a text: one with a longer year too, which is there while somebody types. */
export function isFieldDate(text: string): boolean {
  const [, year = '', day = ''] = /^(\d{4,6})(-\d\d-\d\d)$/.exec(text) ?? [];
  const date = new Date(`+${year.padStart(6, '0')}${day}T00:00:00Z`);
  return day !== '' && !Number.isNaN(date.getTime()) && date.toISOString().includes(`${day}T`);
}

/** Whether a text is a day on which a test may start. */
export const isStart = (text: string): boolean => isCalendarDate(text) && text >= '2000' && text < '2100';
