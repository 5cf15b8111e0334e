/** What wrk says at the end of a run; times in microseconds. */
export interface LoadResult {
  readonly requests: number;
  readonly duration: number;
  /** Connections, reads, writes and answers that failed, and answers that took too long. */
  readonly errors: number;
  readonly median: number;
  readonly percentile99: number;
}

const mark = 'load-result';

/** wrk's script (Lua): asks for the pages in turn, as a browser does, and ends with one line of JSON. */
export function wrkScript(paths: readonly string[]): string {
  const unsafe = paths.find((path) => !/^[\w/.-]+$/.test(path));
  if (unsafe !== undefined) throw new Error(`"${unsafe}" is no plain path; write one such as "/docs/ab-testing".`);
  return `
local paths = {${paths.map((path) => `"${path}"`).join(', ')}}
local turn = 0
wrk.headers["Accept-Encoding"] = "gzip, br"
request = function()
  turn = turn % #paths + 1
  return wrk.format("GET", paths[turn])
end
done = function(summary, latency)
  local e = summary.errors
  print(string.format('${mark} {"requests": %d, "duration": %d, "errors": %d, "median": %d, "percentile99": %d}',
    summary.requests, summary.duration, e.connect + e.read + e.write + e.status + e.timeout,
    latency:percentile(50), latency:percentile(99)))
end
`;
}

const fields = ['requests', 'duration', 'errors', 'median', 'percentile99'] as const;

function isLoadResult(value: unknown): value is LoadResult {
  return (
    typeof value === 'object' &&
    value !== null &&
    fields.every((field) => typeof Reflect.get(value, field) === 'number')
  );
}

/**
 * Reads the result from what wrk printed.
 *
 * @throws Error where it printed none; what it did print is in the message.
 */
export function readResult(output: string): LoadResult {
  const [, json] = new RegExp(`^${mark} (.*)$`, 'm').exec(output) ?? [];
  const result: unknown = json === undefined ? undefined : JSON.parse(json);
  if (!isLoadResult(result)) throw new Error(`wrk gave no result. It said:\n${output}`);
  return result;
}
