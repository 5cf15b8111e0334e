import {isPublished} from '@site/src/blog/publishing';
import {calendarDateOf} from '@site/src/lib/dates';

test.each([
  ['2025-10-07', true],
  ['2025-10-08', true],
  ['2025-10-09', false],
  ['2026-01-01', false],
  ['2024-12-31', true],
])('a post of %s is out on October 8, 2025: %p', (date, published) => {
  expect(isPublished(date, '2025-10-08')).toBe(published);
});

// Los Angeles is 7 hours behind UTC in summer and 8 in winter (IANA time zone database).
test.each([
  ['2025-10-08T06:59:59Z', false],
  ['2025-10-08T07:00:00Z', true],
])('its day begins in Los Angeles, not in Greenwich: at %s it is out: %p', (moment, published) => {
  expect(isPublished('2025-10-08', calendarDateOf(Date.parse(moment)))).toBe(published);
});
