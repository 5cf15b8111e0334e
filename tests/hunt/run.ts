/**
 * `npm run hunt -- --seconds 60 --seed 1`, or `--inputs 1000` in place of a time: tries hostile and unlucky inputs on
 * the built site, on each engine that is installed, and says what broke and how
 * to have it again. The exit code is 1 where something did.
 */
import {chromium} from '@playwright/test';
import {ensureBrowser} from '../support/browser.mjs';
import {hasNginx} from '../support/nginx.mjs';
import {startServer, type Server} from '../support/servers';
import {readArguments, type HuntArguments} from './arguments';
import {hunt, tryInput, type Numbered} from './hunt';

function tell(seed: number, {number, tried, faults}: Numbered): void {
  if (faults.length === 0) return;
  console.info(`\n${tried.slice(0, 300)}\n${faults.map((fault) => `  ${fault.slice(0, 300)}`).join('\n')}`);
  console.info(`  again: npm run hunt -- --seed ${seed} --only ${number}`);
}

async function run({seconds, inputs, seed, only}: HuntArguments): Promise<void> {
  const servers: Server[] = [await startServer('cloudflare')];
  if (hasNginx()) servers.push(await startServer('nginx'));
  else console.info('nginx is not installed: its rules are left out.');
  const [cloudflare, nginx] = servers.map(({origin}) => origin);
  const browser = await chromium.launch({executablePath: ensureBrowser(), args: ['--no-sandbox']});
  const quarry = {browser, origins: {...(cloudflare && {cloudflare}), ...(nginx && {nginx})}};
  try {
    let faulty = 0;
    const note = (finding: Numbered): void => {
      if (finding.faults.length > 0) faulty += 1;
      tell(seed, finding);
    };
    const end = Date.now() + seconds * 1_000;
    const isOver = (begun: number): boolean => (inputs === undefined ? Date.now() > end : begun >= inputs);
    if (only !== undefined) note(await tryInput(seed, only, quarry));
    const tried = only === undefined ? await hunt(seed, isOver, quarry, note) : 1;
    console.info(`\nSeed ${seed}: ${tried.toLocaleString('en-US')} inputs, ${faulty} with faults.`);
    process.exitCode = faulty > 0 ? 1 : 0;
  } finally {
    await browser.close();
    await Promise.all(servers.map(({stop}) => stop()));
  }
}

Promise.resolve()
  .then(() => run(readArguments(process.argv.slice(2), Date.now())))
  .catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
