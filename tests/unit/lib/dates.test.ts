import {execFileSync} from 'node:child_process';
import {calendarDateOf, isCalendarDate, longDate} from '@site/src/lib/dates';
import {tsxOptions} from '@site/tests/support/tsx';

test.each([
  ['2025-10-08', 'October 8, 2025'],
  ['2025-07-08', 'July 8, 2025'],
  ['2024-02-29', 'February 29, 2024'],
  ['2025-12-31', 'December 31, 2025'],
  ['2025-10-08T00:00:00.000Z', 'October 8, 2025'],
])('%s is written as %s', (date, words) => {
  expect(longDate(date)).toBe(words);
});

test.each([
  '',
  'yesterday',
  '2025-10',
  '8.10.2025',
  '2025-13-01',
  '2025-02-30',
  '2025-02-29',
  '2025-1-1',
  ' 2025-10-08',
])('"%s" is no day of the calendar, and refused by name', (date) => {
  expect(isCalendarDate(date)).toBe(false);
  expect(() => longDate(date)).toThrow(`"${date}" is not a calendar date. Expected YYYY-MM-DD`);
});

test('a moment is no day of the calendar, and has a date at midnight only', () => {
  expect(['2025-10-08', '2024-02-29', '2025-10-08T00:00:00.000Z'].map(isCalendarDate)).toEqual([true, true, false]);
  expect(() => longDate('2025-10-08T07:00:00.000Z')).toThrow('is not a calendar date');
});

// In a process of its own, because a running one cannot be trusted to change its zone.
const script = `const {longDate} = require('./src/lib/dates.ts');
  process.stdout.write(new Date('2025-10-08T00:00:00Z').getTimezoneOffset() + ': ' + longDate('2025-10-08'));`;

test.each([
  {zone: 'Asia/Tokyo', locale: 'ja_JP.UTF-8', offset: -540},
  {zone: 'Pacific/Honolulu', locale: 'en_US.UTF-8', offset: 600},
  {zone: 'Europe/Berlin', locale: 'de_DE.UTF-8', offset: -120},
])('a visitor in $zone reads the same day', ({zone, locale, offset}) => {
  const env = {...process.env, TZ: zone, LANG: locale, LC_ALL: locale};
  const words = [...tsxOptions, '-e', script];
  expect(execFileSync(process.execPath, words, {env, encoding: 'utf8'})).toBe(`${offset}: October 8, 2025`);
});

// Los Angeles is 7 hours behind UTC in summer and 8 in winter (IANA time zone database).
test.each([
  ['2025-10-08T06:59:59Z', '2025-10-07'],
  ['2025-10-08T07:00:00Z', '2025-10-08'],
  ['2026-01-01T07:59:59Z', '2025-12-31'],
  ['2026-01-01T08:00:00Z', '2026-01-01'],
])('at %s the date in Los Angeles is %s', (moment, date) => {
  expect(calendarDateOf(Date.parse(moment))).toBe(date);
});

test('what is no moment has no date', () => {
  expect(() => calendarDateOf(Number.NaN)).toThrow(RangeError);
});
