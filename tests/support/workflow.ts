import {parse} from 'yaml';

interface Step {
  readonly name?: string;
  readonly uses?: string;
  readonly run?: string;
  readonly if?: string;
  readonly with?: Readonly<Record<string, unknown>>;
  readonly env?: Readonly<Record<string, string>>;
}

interface Job {
  readonly needs?: string;
  readonly if?: string;
  readonly permissions?: object;
  readonly env?: Readonly<Record<string, string>>;
  readonly steps: readonly Step[];
}

interface Workflow {
  readonly on: Readonly<Record<string, unknown>>;
  readonly permissions?: object;
  readonly jobs: Readonly<Record<string, Job>>;
}

/** What the workflow is to agree with. */
export interface Project {
  /** The scripts of package.json. */
  readonly scripts: readonly string[];
  /** The commands that npx finds installed. */
  readonly commands: readonly string[];
  /** The variables of the settings that a deployment chooses. */
  readonly variables: readonly string[];
}

const secretNames = (text: string): string[] => [...text.matchAll(/secrets\.(\w+)/g)].map(([, name = '']) => name);

function commandProblems(job: Job, {scripts, commands}: Project): string[] {
  const text = job.steps.map(({run = ''}) => run).join('\n');
  const named = [...text.matchAll(/\bnpm (?:run ([\w:]+)|(test|start))/g)].map(([, run, short]) => run ?? short ?? '');
  const started = [...text.matchAll(/\bnpx (\S+)/g)].map(([, command = '']) => command);
  return [
    ...named.filter((name) => !scripts.includes(name)).map((name) => `npm run ${name} is no script of package.json`),
    ...started.filter((name) => !commands.includes(name)).map((name) => `npx ${name} is not installed`),
  ];
}

/** A step may read secrets only behind a flag that is true when all of them are set, and its absence has to be told. */
function guardProblems(job: Job): string[] {
  return job.steps.flatMap((step) => {
    const used = secretNames(JSON.stringify(step));
    if (used.length === 0) return [];
    const flag = /^env\.(\w+) == 'true'$/.exec(step.if ?? '')?.[1] ?? '';
    const required = secretNames(job.env?.[flag] ?? '');
    const told = job.steps.some(({if: condition, run = ''}) => {
      return condition === `env.${flag} != 'true'` && run.includes('::notice::');
    });
    const name = step.name ?? 'a step';
    return [
      ...used.filter((secret) => !required.includes(secret)).map((secret) => `${name} runs without ${secret}`),
      ...(told ? [] : [`${name} says nothing when it is left out`]),
    ];
  });
}

function jobProblems(name: string, job: Job): string[] {
  const usesSecrets = secretNames(JSON.stringify(job)).length > 0;
  const condition = job.if ?? '';
  const onlyMain =
    condition.includes("github.ref == 'refs/heads/main'") && condition.includes("github.event_name != 'pull_request'");
  const checkouts = job.steps.filter(({uses}) => uses?.startsWith('actions/checkout@'));
  return [
    ...(usesSecrets && !onlyMain ? [`${name} reads secrets elsewhere than on main`] : []),
    ...(usesSecrets && job.needs !== 'test' ? [`${name} does not wait for the tests`] : []),
    ...(job.permissions === undefined ? [] : [`${name} asks for permissions of its own`]),
    ...(checkouts.every((step) => step.with?.['fetch-depth'] === 0) ? [] : [`${name} lacks the history`]),
    ...(/\bsecrets\./.test(job.steps.map(({run = ''}) => run).join('\n')) ? [`${name} has a secret in a command`] : []),
  ];
}

/** What is wrong with a workflow, whatever it is for: one sentence for each, empty when nothing is. */
export function commonProblems(text: string, project: Project): string[] {
  const {on, permissions, jobs}: Workflow = parse(text);
  const actions = [...text.matchAll(/^\s*- uses: (.*)$/gm)].map(([, action = '']) => action);
  return [
    ...('pull_request_target' in on ? ['pull requests of others would be given secrets'] : []),
    ...(JSON.stringify(permissions) === '{"contents":"read"}' ? [] : ['more permissions than to read']),
    ...(actions.length === 0 ? ['no action is used'] : []),
    ...actions
      .filter((action) => !/^[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(action))
      .map((action) => `${action} is not pinned to a commit, with its version behind it`),
    ...Object.entries(jobs).flatMap(([name, job]) => [
      ...commandProblems(job, project),
      ...guardProblems(job),
      ...jobProblems(name, job),
    ]),
  ];
}

/** What is wrong with the workflow that tests and deploys the site. */
export function workflowProblems(text: string, project: Project): string[] {
  const {on, jobs}: Workflow = parse(text);
  const tests = (jobs.test?.steps ?? []).map(({run}) => run);
  const given = Object.values(jobs).flatMap(({steps}) => steps.flatMap(({env = {}}) => Object.entries(env)));
  const settings = new Map(given);
  return [
    ...['push', 'pull_request', 'schedule'].filter((event) => !(event in on)).map((event) => `not run on ${event}`),
    ...['npm ci', 'npm test', 'npm run check:dependencies', 'npm run check:reproducible']
      .filter((command) => !tests.includes(command))
      .map((command) => `the tests do not run ${command}`),
    ...project.variables
      .filter((name) => settings.get(name) !== `\${{ vars.${name} }}`)
      .map((name) => `the build is not given ${name}`),
    ...commonProblems(text, project),
  ];
}
