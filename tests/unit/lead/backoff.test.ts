import {backoff} from '@site/src/lead/backoff';

it('doubles from one second and stops at thirty', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 50].map(backoff)).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000]);
});
