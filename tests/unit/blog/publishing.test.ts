import {isPublished, publishingDay} from '@site/src/blog/publishing';
import {calendarDateOf} from '@site/src/lib/dates';

afterEach(() => jest.useRealTimers());

test.each([
  ['2025-10-07', true],
  ['2025-10-08', true],
  ['2025-10-09', false],
  ['2026-01-01', false],
  ['2024-12-31', true],
])('a post of %s is out on October 8, 2025: %p', (date, published) => {
  expect(isPublished(date, '2025-10-08')).toBe(published);
});

// Los Angeles is 7 hours behind UTC in summer and 8 in winter, and changes at two in the morning: from March 14 to
// November 7 in 2027 (IANA time zone database).
test.each([
  ['2025-10-08', '2025-10-08T06:59:59Z', false],
  ['2025-10-08', '2025-10-08T07:00:00Z', true],
  ['2027-01-16', '2027-01-16T07:59:00Z', false],
  ['2027-01-16', '2027-01-16T08:01:00Z', true],
  ['2027-03-14', '2027-03-14T07:59:00Z', false],
  ['2027-03-14', '2027-03-14T08:01:00Z', true],
  ['2027-03-15', '2027-03-15T06:59:00Z', false],
  ['2027-03-15', '2027-03-15T07:01:00Z', true],
  ['2027-11-07', '2027-11-07T06:59:00Z', false],
  ['2027-11-07', '2027-11-07T07:01:00Z', true],
  ['2027-11-08', '2027-11-08T07:59:00Z', false],
  ['2027-11-08', '2027-11-08T08:01:00Z', true],
])('the day %s begins in Los Angeles, not in Greenwich: at %s its post is out: %p', (date, moment, published) => {
  expect(isPublished(date, calendarDateOf(Date.parse(moment)))).toBe(published);
  jest.useFakeTimers({now: Date.parse(moment)});
  expect(isPublished(date, publishingDay({publishUntil: undefined}))).toBe(published);
});
