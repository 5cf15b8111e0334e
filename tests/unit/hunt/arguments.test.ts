import {readArguments} from '../../hunt/arguments';

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
