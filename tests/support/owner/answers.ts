import {createHash} from 'node:crypto';
import {redirects} from '../../../src/content/redirects';
import {resolveRedirects} from '../../../src/lib/redirects';
import type {Settings} from '../../../src/lib/settings/parse';
import {ask, type RawAnswer} from '../rawRequest';

/** Headers that an engine writes on its own account, about the transfer. */
const ofTheTransfer = [
  ...['cf-cache-status', 'connection', 'content-length', 'date', 'etag', 'keep-alive', 'last-modified', 'server'],
  ...['transfer-encoding', 'vary'],
];

/** What an answer says, header by header. */
function said({status, headers, body}: RawAnswer): string[] {
  // An answer that leads elsewhere has no content to speak of.
  const leadsOn = status >= 300 && status < 400;
  const lines = Object.entries(headers)
    .filter(([name]) => !ofTheTransfer.includes(name) && !(leadsOn && name === 'content-type'))
    .map(([name, value]) => `${name}: ${String(value)}`);
  const content = [200, 404].includes(status) ? [`content ${createHash('md5').update(body).digest('hex')}`] : [];
  return [`status ${status}`, ...lines.sort(), ...content];
}

/** The addresses that engines answer in different ways, each with what only some of them say, in their order. */
export async function disagreements(origins: readonly string[], addresses: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const address of addresses) {
    const answers = await Promise.all(origins.map(async (origin) => said(await ask(origin, address))));
    const own = answers.map((lines) => lines.filter((line) => answers.some((other) => !other.includes(line))));
    if (own.flat().length > 0) found.push(`${address}: ${own.map((lines) => `[${lines.join(', ')}]`).join(' or ')}`);
  }
  return found;
}

/** What a visitor brings along. */
const visitors = 'utm_source=old&q=a%20b';

const base = 'http://site.test';

/** An address with its parameters in their order, however they are encoded. */
function read(address: URL): string {
  return JSON.stringify([address.origin, address.pathname, address.hash, ...address.searchParams]);
}

/** The old paths that do not lead to their target, with the queries of both. */
export async function redirectFaults(origin: string, settings: Settings): Promise<string[]> {
  const faults: string[] = [];
  for (const {from, url, external} of resolveRedirects(redirects, settings)) {
    for (const query of ['', `?${visitors}`]) {
      const {status, headers} = await ask(origin, `${from}${query}`);
      const expected = new URL(url, base);
      for (const [name, value] of new URLSearchParams(query)) expected.searchParams.append(name, value);
      const found = read(new URL(headers.location ?? '', base));
      if (status !== (external ? 302 : 301)) faults.push(`${from}${query} answers ${status}`);
      if (found !== read(expected))
        faults.push(`${from}${query} leads to ${headers.location}, and not to ${expected.href}`);
    }
  }
  return faults;
}
