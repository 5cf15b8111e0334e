import {readFileSync} from 'node:fs';
import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';

/** The key that the stand-in accepts. */
export const apiKey = 'key-of-the-tests';

const documentedPath = '/v1/integrations/pages/active';
const pages = readFileSync('docs/samples/api-integration/response.json', 'utf8');

function send(response: ServerResponse, status: number, body: string, headers: Record<string, string> = {}): void {
  response.writeHead(status, {'Content-Type': 'application/json', ...headers}).end(body);
}

/** What the API, or something between it and the client, may answer. */
const answers = {
  pages: (response) => send(response, 200, pages),
  noPages: (response) => send(response, 200, '{"activePages": []}'),
  newStatus: (response) => send(response, 200, pages.replace('ramped', 'archived')),
  noUrl: (response) => send(response, 200, pages.replaceAll('"url"', '"address"')),
  otherJson: (response) => send(response, 200, '{"pages": []}'),
  array: (response) => send(response, 200, '[]'),
  notPages: (response) => send(response, 200, '{"activePages": [7]}'),
  webPage: (response) => send(response, 200, '<!doctype html><title>Sign in</title>', {'Content-Type': 'text/html'}),
  unauthorized: (response) => send(response, 401, '{"message":"The key is not valid."}'),
  forbidden: (response) => send(response, 403, '{"message":"The key may not list pages."}'),
  tooMany: (response) => send(response, 429, '{"message":"Too many requests."}', {'Retry-After': '1'}),
  tooManyForLong: (response) => send(response, 429, '{"message":"Too many requests."}', {'Retry-After': '3600'}),
  serverError: (response) => send(response, 500, 'Something broke.', {'Content-Type': 'text/plain'}),
  // In the past, so that a client may come back at once.
  maintenance: (response) => send(response, 503, '', {'Retry-After': 'Wed, 08 Oct 2025 00:00:00 GMT'}),
  redirect: (response) => send(response, 302, '', {Location: '/elsewhere'}),
  hangUp: (response) => response.destroy(),
  hangUpInBody: (response) => {
    response.writeHead(200, {'Content-Length': '1000'}).write('{"activePages"');
    setTimeout(() => response.destroy(), 50);
  },
  slow: (response) => setTimeout(() => send(response, 200, pages), 300),
  never: () => {},
} as const satisfies Record<string, (response: ServerResponse) => void>;

export type AnswerName = keyof typeof answers;

/** The documented operation: its path, its method and its key header. */
function documented({url, method, headers}: IncomingMessage): AnswerName | undefined {
  if (url !== documentedPath || method !== 'GET') return undefined;
  return headers['api-key'] === apiKey ? 'pages' : 'unauthorized';
}

export interface TestApi {
  /** Where it listens, to be used as API_URL. */
  readonly url: string;
  /** The requests so far, each as "GET /path key". */
  readonly requests: readonly string[];
  close(): Promise<void>;
}

function listening(server: Server): Promise<string> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      if (address === null || typeof address === 'string') throw new Error('The server has no port.');
      resolve(`http://127.0.0.1:${address.port}`);
    });
  });
}

/**
 * Starts a stand-in for the documented API on a free port of this machine.
 *
 * @param script the first answers, one for each request, whatever it is; then it answers as documented.
 */
export async function startApi(...script: AnswerName[]): Promise<TestApi> {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push([request.method, request.url, request.headers['api-key'] ?? 'without a key'].join(' '));
    const answer = script[requests.length - 1] ?? documented(request);
    if (answer === undefined) send(response, 404, '{"message":"There is no such path."}');
    else answers[answer](response);
  });
  const url = await listening(server);
  return {
    url,
    requests,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
