import {longDate} from '@site/src/lib/dates';

describe('longDate', () => {
  test('writes a calendar date in words', () => {
    expect(longDate('2025-10-08')).toBe('October 8, 2025');
  });

  test('keeps the day, whatever time follows', () => {
    expect(longDate('2025-02-25T00:00:00.000Z')).toBe('February 25, 2025');
    expect(longDate('2025-02-25T23:59:59-08:00')).toBe('February 25, 2025');
  });

  test('rejects what is no date', () => {
    expect(() => longDate('soon')).toThrow(RangeError);
  });
});
