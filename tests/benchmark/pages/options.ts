import path from 'node:path';
import {parseArgs} from 'node:util';

export interface Options {
  /** The folder of this site's build. */
  readonly ours: string;
  /** An older build to measure beside it. */
  readonly before: string | undefined;
  readonly runs: number;
}

/**
 * Reads `--ours <folder>`, `--before <folder>` and `--runs <number>`.
 *
 * @throws Error that says what to write.
 */
export function readOptions(args: readonly string[]): Options {
  const {values} = parseArgs({
    args: [...args],
    options: {
      ours: {type: 'string', default: 'build'},
      before: {type: 'string'},
      runs: {type: 'string', default: '5'},
    },
  });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new Error(`--runs is "${values.runs}"; write a number from 1 on.`);
  return {
    ours: path.resolve(values.ours),
    before: values.before === undefined ? undefined : path.resolve(values.before),
    runs,
  };
}
