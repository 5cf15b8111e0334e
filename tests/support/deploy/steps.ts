import {readFileSync} from 'node:fs';
import {runInNewContext} from 'node:vm';
import {parse} from 'yaml';

/** A command of a deployment, as its host runs it, and what it is told. */
export interface Step {
  readonly command: string;
  readonly environment: Readonly<Record<string, string>>;
}

interface WorkflowStep {
  readonly id?: string;
  readonly if?: string;
  readonly run?: string;
  readonly uses?: string;
  readonly with?: Readonly<Record<string, unknown>>;
  readonly env?: Readonly<Record<string, string>>;
}

interface WorkflowJob {
  readonly needs?: unknown;
  readonly if?: string;
  readonly concurrency?: Readonly<Record<string, unknown>>;
  readonly strategy?: {readonly matrix: Readonly<Record<string, readonly unknown[]>>};
  readonly env: Readonly<Record<string, string>>;
  readonly steps: readonly WorkflowStep[];
}

export interface Workflow<Job extends string = 'publish' | 'test'> {
  readonly on: Readonly<Record<string, unknown>> & {readonly schedule: readonly {readonly cron: string}[]};
  readonly permissions: unknown;
  readonly jobs: Readonly<Record<Job, WorkflowJob>>;
}

export function readWorkflow(): Workflow {
  const workflow: Workflow = parse(readFileSync('.github/workflows/site.yml', 'utf8'));
  return workflow;
}

export function readWeekly(): Workflow<string> {
  const workflow: Workflow<string> = parse(readFileSync('.github/workflows/weekly.yml', 'utf8'));
  return workflow;
}

/** What the repository's owner has set at GitHub. */
export interface Repository {
  readonly secrets: Readonly<Record<string, string>>;
  readonly vars: Readonly<Record<string, string>>;
}

/** GitHub's expressions are JavaScript's here, except that what is not set is empty. */
function evaluate(expression: string, contexts: Readonly<Record<string, unknown>>): string {
  const empty = {get: (all: Readonly<Record<string, unknown>>, name: string) => all[name] ?? ''};
  const named = Object.entries(contexts).map(([name, values]): [string, unknown] => [
    name,
    typeof values === 'object' && values !== null ? new Proxy(values, empty) : values,
  ]);
  return String(runInNewContext(expression, Object.fromEntries(named)));
}

/** Whether the workflow publishes after an event on a branch. */
export function isPublished(github: {readonly event_name: string; readonly ref: string}): boolean {
  return evaluate(readWorkflow().jobs.publish.if ?? 'true', {github}) === 'true';
}

const filledIn = (text: string, contexts: Readonly<Record<string, unknown>>): string =>
  text.replaceAll(/\$\{\{(.+?)\}\}/g, (_, expression: string) => evaluate(expression, contexts));

/** How the tests of one event stand to those of others that have not ended. */
export function testConcurrency(github: {readonly event_name: string; readonly ref: string}) {
  const {concurrency = {}} = readWorkflow().jobs.test;
  return Object.fromEntries(
    Object.entries(concurrency).map(([name, value]) => [name, filledIn(String(value), {github})]),
  );
}

/**
 * The commands that the workflow's job to publish runs, in their order. GitHub leaves a step out once one has failed,
 * unless its condition asks how the job stands (docs.github.com, "Status check functions").
 *
 * @param failing the command that fails; without it all goes well.
 */
export function publishSteps({secrets, vars}: Repository, failing?: string): Step[] {
  const {env, steps} = readWorkflow().jobs.publish;
  const fill = (values: Readonly<Record<string, string>>, contexts: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, filledIn(value, contexts)]));
  const ofJob = fill(env, {secrets, vars});
  const outcomes: Record<string, {outcome: string}> = {};
  let isFailed = false;
  const status = {success: () => !isFailed, failure: () => isFailed, always: () => true, cancelled: () => false};
  return steps.flatMap(({id, if: when = 'true', run, env: own = {}}) => {
    const contexts = {secrets, vars, env: ofJob, steps: outcomes, ...status};
    const condition = when.replaceAll(/^\$\{\{|\}\}$/g, '');
    const asksStatus = Object.keys(status).some((name) => condition.includes(`${name}(`));
    const isRun = evaluate(asksStatus ? condition : `success() && (${condition})`, contexts) === 'true';
    const fails = isRun && run !== undefined && run === failing;
    if (id !== undefined) outcomes[id] = {outcome: !isRun ? 'skipped' : fails ? 'failure' : 'success'};
    isFailed ||= fails;
    return isRun && run !== undefined ? [{command: run, environment: {...ofJob, ...fill(own, contexts)}}] : [];
  });
}

/** The commands of the timer's unit, which reads its settings from `.env`. */
export function timerSteps(): Step[] {
  const unit = readFileSync('src/pipeline/deploy/timer/tailor-ai.service', 'utf8');
  return [...unit.matchAll(/^ExecStart=(.+)$/gm)].map(([, command = '']) => ({command, environment: {}}));
}
