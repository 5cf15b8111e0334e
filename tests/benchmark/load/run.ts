/**
 * `npm run benchmark:load`: wrk with 64 connections against each server on
 * this machine, for ten seconds each, over the pages in pages.ts. Writes
 * results.md; the exit code is 1 where a request failed.
 */
import {spawnSync} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {format} from 'prettier';
import {engines, startServer, type Engine} from '../../support/servers';
import {describeMachine} from '../machine';
import {loadedPages} from './pages';
import {loadProblems, loadTable, type EngineLoad} from './report';
import {readResult, wrkScript} from './wrk';

const connections = 64;
const seconds = 10;
const engineNames = {cloudflare: "Cloudflare's (wrangler dev)", nginx: 'nginx, one worker'} as const;

async function load(engine: Engine, pages: string): Promise<EngineLoad> {
  const {origin, stop} = await startServer(engine);
  try {
    const options = ['-t1', `-c${connections}`, `-d${seconds}s`, '--timeout', '10s', '-s', pages, origin];
    const {stdout, error} = spawnSync('wrk', options, {encoding: 'utf8', timeout: 60_000});
    if (error !== undefined) throw error;
    return {engine: engineNames[engine], result: readResult(stdout)};
  } finally {
    await stop();
  }
}

async function run(): Promise<void> {
  if (spawnSync('wrk', ['-v']).error !== undefined) {
    throw new Error('wrk is not installed. On Debian and Ubuntu: apt-get install wrk');
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'tailor-ai-load-'));
  const loads: EngineLoad[] = [];
  try {
    const pages = path.join(folder, 'pages.lua');
    writeFileSync(pages, wrkScript(loadedPages));
    for (const engine of engines) loads.push(await load(engine, pages));
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
  const text = [
    '# Load',
    `\`npm run benchmark:load\`: wrk with ${connections} connections for ${seconds} seconds, one server after the other, ` +
      `on the same machine as the server, over ${loadedPages.length} pages. Server and client share the processors, ` +
      'so the numbers are there to be compared with one another and over time.',
    `Machine: ${describeMachine()}.`,
    loadTable(loads),
  ].join('\n\n');
  console.info(loadTable(loads));
  writeFileSync('tests/benchmark/load/results.md', await format(text, {parser: 'markdown', printWidth: 120}));
  const problems = loadProblems(loads);
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
}

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
