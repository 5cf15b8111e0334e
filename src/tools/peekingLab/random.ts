/** Spreads the bits of a whole number over all 32: the finalizer of MurmurHash3 by Austin Appleby. */
function mixed(value: number): number {
  let bits = value;
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return bits ^ (bits >>> 16);
}

/** The four numbers that a seed starts the generator with, a golden ratio of 2³² apart before they are mixed. */
export function stateOf(seed: number): readonly [number, number, number, number] {
  const word = (index: number): number => mixed((seed + Math.imul(index, 0x9e3779b9)) | 0);
  return [word(1), word(2), word(3), word(4)];
}

/**
 * A generator of whole numbers from 0 to 2³² - 1, the same ones for the same
 * state: xoshiro128** 1.1 by Blackman and Vigna, https://prng.di.unimi.it/xoshiro128starstar.c
 */
export function xoshiro128(state: readonly [number, number, number, number]): () => number {
  let [a, b, c, d] = state;
  const rotated = (bits: number, by: number): number => (bits << by) | (bits >>> (32 - by));
  return () => {
    const result = Math.imul(rotated(Math.imul(b, 5), 7), 9) >>> 0;
    const shifted = b << 9;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= shifted;
    d = rotated(d, 11);
    return result;
  };
}

/** Random numbers between 0 and 1, neither included, the same ones for the same seed, a whole number. */
export function randomShares(seed: number): () => number {
  const next = xoshiro128(stateOf(seed));
  return () => (next() + 0.5) / 2 ** 32;
}
