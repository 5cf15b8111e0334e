import {readArguments} from '../../hunt/arguments';
import {choiceFrom, seedOf} from '../../hunt/choice';
import {hashFrom, pathFrom, queryFrom} from '../../hunt/paths';

it('hunts for a minute with a new seed unless it is told otherwise', () => {
  expect(readArguments([], 1_234_567)).toEqual({
    seconds: 60,
    inputs: undefined,
    seed: 234_567,
    only: undefined,
  });
  expect(readArguments(['--seconds', '5', '--inputs', '90', '--seed', '7', '--only', '12'], 0)).toEqual({
    seconds: 5,
    inputs: 90,
    seed: 7,
    only: 12,
  });
});

it.each(['soon', '-1', '1.5', ''])('says what to write instead of %j', (text) => {
  expect(() => readArguments([`--seconds=${text}`], 0)).toThrow(
    `--seconds is "${text}"; write a whole number, such as --seconds 60.`,
  );
});

const addresses = (seed: number): string[] => {
  const choice = choiceFrom(seed);
  return Array.from({length: 200}, () => pathFrom(choice) + queryFrom(choice) + hashFrom(choice));
};

it('makes the same inputs for the same seed, and others for another', () => {
  expect(addresses(7)).toEqual(addresses(7));
  expect(addresses(7)).not.toEqual(addresses(8));
  expect(new Set(addresses(7)).size).toBeGreaterThan(150);
});

it('gives each input of a hunt a seed of its own', () => {
  const seeds = [1, 2].flatMap((seed) => Array.from({length: 1_000}, (_, number) => seedOf(seed, number) | 0));
  expect(new Set(seeds).size).toBe(2_000);
});
