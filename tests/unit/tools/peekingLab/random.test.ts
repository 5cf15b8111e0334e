import fc from '@site/tests/support/properties';
import {randomShares, stateOf, xoshiro128} from '@site/src/tools/peekingLab/random';

test('is the generator of its authors', () => {
  // What their C code, version 1.1, gives from this state; the Rust crate rand_xoshiro is held to the same numbers.
  const next = xoshiro128([1, 2, 3, 4]);
  const printed = [11520, 0, 5927040, 70819200, 2031721883, 1637235492, 1287239034, 3734860849, 3729100597, 4258142804];
  expect(printed.map(() => next())).toEqual(printed);
});

test('gives the same numbers for the same seed, others for another, and never 0 or 1', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000_000), (seed) => {
      const [one, again, other] = [randomShares(seed), randomShares(seed), randomShares(seed + 1)];
      const shares = Array.from({length: 20}, one);
      expect(shares).toEqual(Array.from({length: 20}, again));
      expect(shares).not.toEqual(Array.from({length: 20}, other));
      expect(shares.every((share) => share > 0 && share < 1)).toBe(true);
      expect(stateOf(seed).some((word) => word !== 0)).toBe(true);
    }),
  );
});
