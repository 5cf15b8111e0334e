import {request, type IncomingHttpHeaders} from 'node:http';

export interface RawAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export interface RawRequest {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Asks a server for a path exactly as it is written, which browsers and fetch would tidy up first. */
export function ask(origin: string, path: string, {method = 'GET', headers = {}}: RawRequest = {}): Promise<RawAnswer> {
  const {hostname, port} = new URL(origin);
  return new Promise((resolve, reject) => {
    const sent = request({hostname, port, path, method, headers, agent: false}, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', reject);
      response.on('end', () =>
        resolve({status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts)}),
      );
    });
    sent.on('error', reject);
    sent.end();
  });
}

/** Where an answer leads within the same server, or undefined; an address outside it throws. */
function nextPath(origin: string, path: string, {status, headers}: RawAnswer): string | undefined {
  if (status < 300 || status > 399 || headers.location === undefined) return undefined;
  const next = new URL(headers.location, origin);
  if (next.origin !== origin) throw new Error(`${path} leads out of the site, to ${next.href}`);
  return next.pathname + next.search;
}

/** The answer at the end of a chain of redirects inside the server. */
export async function askToTheEnd(origin: string, path: string): Promise<RawAnswer & {readonly path: string}> {
  let at = path;
  for (let hop = 0; hop < 5; hop += 1) {
    const answer = await ask(origin, at);
    const next = nextPath(origin, at, answer);
    if (next === undefined) return {...answer, path: at};
    at = next;
  }
  throw new Error(`${path} is redirected more than five times.`);
}
