import {execFileSync} from 'node:child_process';
import {transformFileSync} from '@swc/core';
import {calendarDateOf, isCalendarDate, longDate} from '@site/src/lib/dates';

test.each([
  ['2025-10-08', 'October 8, 2025'],
  ['2025-07-08', 'July 8, 2025'],
  ['2024-02-29', 'February 29, 2024'],
  ['2025-12-31', 'December 31, 2025'],
  ['2025-10-08T00:00:00.000Z', 'October 8, 2025'],
])('%s is written as %s', (date, words) => {
  expect(longDate(date)).toBe(words);
});

test.each(['', 'yesterday', '2025-10', '8.10.2025', '2025-13-01', '2025-02-30', '2025-10-08T07:00:00.000Z'])(
  '"%s" is refused by name',
  (date) => {
    expect(() => longDate(date)).toThrow(`"${date}" is not a calendar date. Expected YYYY-MM-DD`);
  },
);

interface Formatted {
  /** Minutes behind UTC, which prove that the zone was in effect. */
  offset: number;
  words: string;
}

/** Runs the module in a process of its own, because a running one cannot be trusted to change its zone. */
function formatIn(zone: string, locale: string): Formatted {
  const {code} = transformFileSync('src/lib/dates.ts', {
    jsc: {parser: {syntax: 'typescript'}, target: 'es2022'},
    module: {type: 'commonjs'},
  });
  const script = `${code}
    const offset = new Date('2025-10-08T00:00:00Z').getTimezoneOffset();
    console.log(JSON.stringify({offset, words: exports.longDate('2025-10-08')}));`;
  const output = execFileSync(process.execPath, ['-e', script], {
    env: {...process.env, TZ: zone, LANG: locale, LC_ALL: locale},
    encoding: 'utf8',
  });
  const formatted: Formatted = JSON.parse(output);
  return formatted;
}

test.each([
  {zone: 'Asia/Tokyo', locale: 'ja_JP.UTF-8', offset: -540},
  {zone: 'Pacific/Honolulu', locale: 'en_US.UTF-8', offset: 600},
  {zone: 'Europe/Berlin', locale: 'de_DE.UTF-8', offset: -120},
])('a visitor in $zone reads the same day', ({zone, locale, offset}) => {
  expect(formatIn(zone, locale)).toEqual({offset, words: 'October 8, 2025'});
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

test.each([
  ['2025-10-08', true],
  ['2024-02-29', true],
  ['2025-02-29', false],
  ['2025-02-30', false],
  ['2025-13-01', false],
  ['2025-1-1', false],
  ['2025-10-08T00:00:00.000Z', false],
  [' 2025-10-08', false],
  ['', false],
])('"%s" is a day of the calendar: %p', (text, expected) => {
  expect(isCalendarDate(text)).toBe(expected);
});
