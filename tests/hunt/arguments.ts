import {parseArgs} from 'node:util';

export interface HuntArguments {
  readonly seconds: number;
  /** How many inputs to try in place of a time, so that each machine tries the same ones. */
  readonly inputs: number | undefined;
  readonly seed: number;
  /** The number of the one input to try. */
  readonly only: number | undefined;
}

function wholeNumber(name: string, text: string): number {
  if (/^\d{1,9}$/.test(text)) return Number(text);
  throw new Error(`--${name} is "${text}"; write a whole number, such as --${name} 60.`);
}

/**
 * Reads the arguments of `npm run hunt`. Without a seed each hunt is a new one.
 *
 * @throws Error that names the argument and what to write.
 */
export function readArguments(args: readonly string[], now: number): HuntArguments {
  const {values} = parseArgs({
    args: [...args],
    options: {
      seconds: {type: 'string', default: '60'},
      inputs: {type: 'string'},
      seed: {type: 'string', default: String(now % 1_000_000)},
      only: {type: 'string'},
    },
  });
  const ifGiven = (name: 'inputs' | 'only'): number | undefined =>
    values[name] === undefined ? undefined : wholeNumber(name, values[name]);
  return {
    seconds: wholeNumber('seconds', values.seconds),
    inputs: ifGiven('inputs'),
    seed: wholeNumber('seed', values.seed),
    only: ifGiven('only'),
  };
}
