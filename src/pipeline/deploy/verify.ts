import {setTimeout as pause} from 'node:timers/promises';
import {DeploymentError, pageHash, policyHash, releaseFile, type Served} from './served';

const get = (address: string): Promise<Response> =>
  fetch(address, {redirect: 'manual', headers: {'cache-control': 'no-cache'}, signal: AbortSignal.timeout(10_000)});

/** Asks a site what it serves. */
export async function ask(site: string): Promise<Served> {
  const page = await get(`${site}/`);
  if (page.status !== 200) {
    const to = page.headers.get('location');
    throw new DeploymentError(`${site}/ answers ${page.status}${to === null ? '' : ` and leads to ${to}`}`);
  }
  const release = await get(`${site}/${releaseFile}`);
  const name = (await release.text()).trim();
  return {
    release: release.status === 200 ? name : undefined,
    page: pageHash(new Uint8Array(await page.arrayBuffer())),
    policy: policyHash(page.headers.get('content-security-policy') ?? ''),
  };
}

/** What is wrong about what a site serves, as a sentence without its period; undefined if nothing is. */
function fault(site: string, served: Served, expected: Served): string | undefined {
  if (served.release !== expected.release) return `${site} serves ${served.release ?? 'another site'}`;
  if (served.page !== expected.page) return `the home page of ${site} is another one`;
  if (served.policy === expected.policy) return undefined;
  return served.policy === policyHash('')
    ? `${site} sends no Content-Security-Policy`
    : `${site} sends another Content-Security-Policy`;
}

/** How often a site is asked until it serves a release: a host's processes change one after the other. */
export interface Patience {
  readonly tries: number;
  readonly milliseconds: number;
}

async function faultNow(site: string, expected: Served): Promise<string | undefined> {
  try {
    return fault(site, await ask(site), expected);
  } catch (error) {
    if (error instanceof DeploymentError) return error.message;
    // The reason that the network gives is the cause of a fetch that failed.
    const reason = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    return `${site} does not answer (${String(reason)})`;
  }
}

/** Asks a site until it serves a release: undefined then, or what is wrong at the last try. */
export async function verify(site: string, expected: Served, patience: Patience): Promise<string | undefined> {
  for (let left = patience.tries; ; left--) {
    const found = await faultNow(site, expected);
    if (found === undefined || left <= 1) return found;
    await pause(patience.milliseconds);
  }
}
