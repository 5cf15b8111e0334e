/** What `npm audit --json` found, or why it found out nothing. */
export type AuditResult =
  | {readonly state: 'skipped'; readonly reason: string}
  | {readonly state: 'done'; readonly failures: readonly string[]; readonly notes: readonly string[]};

type Fields = Readonly<Record<string, unknown>>;

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null;
}

function parse(output: string): Fields {
  try {
    const value: unknown = JSON.parse(output);
    return isObject(value) ? value : {};
  } catch {
    return {};
  }
}

/** Levels of npm that stop a deployment; the lower ones are told. */
const failing: readonly unknown[] = ['high', 'critical'];

/**
 * Reads the output of `npm audit --json`. Without a list of vulnerabilities,
 * however short, nothing was checked, and nothing is called safe.
 */
export function readAudit(output: string, errors: string): AuditResult {
  const {vulnerabilities, message, error} = parse(output);
  if (!isObject(vulnerabilities)) {
    const named = [message, isObject(error) ? error.summary : undefined, errors.trim().split('\n').at(-1)];
    const reason = named.find((each) => typeof each === 'string' && each !== '');
    return {state: 'skipped', reason: typeof reason === 'string' ? reason : 'npm audit gave no answer'};
  }
  const found = Object.entries(vulnerabilities).map(([name, entry]) => {
    const {severity, range, fixAvailable} = isObject(entry) ? entry : {};
    const mended = fixAvailable === false ? 'no version without it is out' : 'run "npm audit fix"';
    return {
      fails: failing.includes(severity) || typeof severity !== 'string',
      line: `${name} ${String(range)}: ${String(severity)}; ${mended}`,
    };
  });
  const lines = (fails: boolean): string[] => found.flatMap((each) => (each.fails === fails ? [each.line] : []));
  return {state: 'done', failures: lines(true), notes: lines(false)};
}
