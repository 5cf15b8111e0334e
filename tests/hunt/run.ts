/**
 * `npm run hunt -- --seconds 60 --seed 1`, or `--inputs 1000` in place of a time: tries hostile and unlucky inputs on
 * the built site, on each engine that is installed, and says what broke and how to have it again with `--only`. Without
 * a seed each hunt is a new one. The exit code is 1 where something broke.
 */
import {parseArgs} from 'node:util';
import {chromium} from '@playwright/test';
import {need} from '../support/programs/install.mjs';
import {programs} from '../support/programs/programs.mjs';
import {startServer, type Server} from '../support/servers';
import {choiceFrom, seedOf, type Finding, type Kind, type Quarry} from './choice';
import {acts} from './kinds/acts';
import {addresses} from './kinds/addresses';
import {fields} from './kinds/fields';
import {requests} from './kinds/requests';

/** A round of inputs: requests take a thousandth of the time that the others take. */
const round: readonly Kind[] = [
  ...Array<Kind>(24).fill(requests),
  addresses,
  ...Array<Kind>(24).fill(requests),
  addresses,
  fields,
  ...Array<Kind>(24).fill(requests),
  acts,
  ...Array<Kind>(24).fill(requests),
];

interface Numbered extends Finding {
  readonly number: number;
}

/** Tries one input of a hunt, the same for the same seed and number. What stops it is a fault as well. */
async function tryInput(seed: number, number: number, quarry: Quarry): Promise<Numbered> {
  const kind = round[number % round.length] ?? requests;
  try {
    return {number, ...(await kind(choiceFrom(seedOf(seed, number)), quarry))};
  } catch (error) {
    return {number, tried: kind.name, faults: [error instanceof Error ? error.message : String(error)]};
  }
}

/** Tries one input after the other until it is over, two at once; what decides that is told how many were begun. */
async function hunt(
  seed: number,
  isOver: (begun: number) => boolean,
  quarry: Quarry,
  tell: (finding: Numbered) => void,
): Promise<number> {
  let number = 0;
  const one = async (): Promise<void> => {
    while (!isOver(number)) tell(await tryInput(seed, number++, quarry));
  };
  await Promise.all([one(), one()]);
  return number;
}

/** @throws Error that names the argument and what to write. */
function wholeNumber(name: string, text: string | undefined): number | undefined {
  if (text === undefined || /^\d{1,9}$/.test(text)) return text === undefined ? undefined : Number(text);
  throw new Error(`--${name} is "${text}"; write a whole number, such as --${name} 60.`);
}

function tell(seed: number, {number, tried, faults}: Numbered): void {
  if (faults.length === 0) return;
  console.info(`\n${tried.slice(0, 300)}\n${faults.map((fault) => `  ${fault.slice(0, 300)}`).join('\n')}`);
  console.info(`  again: npm run hunt -- --seed ${seed} --only ${number}`);
}

async function run(): Promise<void> {
  const option = {type: 'string'} as const;
  const {values} = parseArgs({options: {seconds: option, inputs: option, seed: option, only: option}});
  const seconds = wholeNumber('seconds', values.seconds) ?? 60;
  const inputs = wholeNumber('inputs', values.inputs);
  const seed = wholeNumber('seed', values.seed) ?? Date.now() % 1_000_000;
  const only = wholeNumber('only', values.only);
  const servers: Server[] = [await startServer('cloudflare')];
  if (programs.nginx.find() !== undefined) servers.push(await startServer('nginx'));
  else console.info('nginx is not installed: its rules are left out.');
  const [cloudflare, nginx] = servers.map(({origin}) => origin);
  const browser = await chromium.launch({executablePath: need('chromium'), args: ['--no-sandbox']});
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

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
