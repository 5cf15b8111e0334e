import type {LoadResult} from './wrk';

export interface EngineLoad {
  readonly engine: string;
  readonly result: LoadResult;
}

const inMilliseconds = (microseconds: number): string => `${(microseconds / 1000).toFixed(1)} ms`;

/** Answers in a second. */
export function rate({requests, duration}: LoadResult): number {
  return requests / (duration / 1_000_000);
}

/** The results as a Markdown table, one row for each server. */
export function loadTable(loads: readonly EngineLoad[]): string {
  const row = ({engine, result}: EngineLoad): string =>
    [
      ...[engine, result.requests.toLocaleString('en-US'), String(result.errors)],
      Math.round(rate(result)).toLocaleString('en-US'),
      ...[inMilliseconds(result.median), inMilliseconds(result.percentile99)],
    ].join(' | ');
  return [
    '| Server | Requests | Errors | Requests per second | Median | 99th percentile |',
    '| --- | ---: | ---: | ---: | ---: | ---: |',
    ...loads.map((load) => `| ${row(load)} |`),
  ].join('\n');
}

/** What must not be: errors, or a run so short that it says nothing. */
export function loadProblems(loads: readonly EngineLoad[]): string[] {
  return loads.flatMap(({engine, result}) => [
    ...(result.errors > 0 ? [`${engine}: ${result.errors} of ${result.requests} requests failed.`] : []),
    ...(result.requests < 1000 ? [`${engine}: only ${result.requests} requests were answered, expected 1,000.`] : []),
  ]);
}
