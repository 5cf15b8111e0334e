import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {createServer, request, type IncomingMessage, type ServerResponse} from 'node:http';
import {once} from 'node:events';
import {text} from 'node:stream/consumers';
import {freePort} from '../support/freePort.mjs';
import {recorderScript} from './recorder';

const hash = `'sha256-${createHash('sha256').update(recorderScript).digest('base64')}'`;

/** A page's policy, which allows the recorder as well and is the same otherwise. */
export const withRecorder = (policy: string): string => policy.replace(/script-src(?=[\s;])/, `script-src ${hash}`);

/** The address of a page that has a fault of each kind, which each engine has to tell of. */
export const brokenPage = '/broken-page';

const withRecorderScript = (html: string): string => html.replace(/<head>/, `<head><script>${recorderScript}</script>`);

function showBrokenPage(answer: ServerResponse): void {
  answer.writeHead(200, {
    'content-type': 'text/html',
    'content-security-policy': "script-src 'unsafe-inline' 'self'",
  });
  answer.end(withRecorderScript(readFileSync('tests/fixtures/engines/broken.html', 'utf8')));
}

async function pass(origin: string, asked: IncomingMessage, answer: ServerResponse): Promise<void> {
  // Whole answers, as the page's policy is told by the whole answer only.
  const {
    'accept-encoding': _compressed,
    'if-none-match': _known,
    'if-modified-since': _since,
    ...headers
  } = asked.headers;
  // A connection of its own: one that is kept may be closed by the site in the moment in which it is used again.
  const passed = request(new URL(asked.url ?? '/', origin), {method: asked.method, headers, agent: false});
  asked.pipe(passed);
  const [response]: IncomingMessage[] = await once(passed, 'response');
  if (response === undefined) throw new Error('The site gave no answer.');
  const {headers: given, statusCode = 500} = response;
  if (given['content-type']?.startsWith('text/html') !== true) {
    answer.writeHead(statusCode, given);
    response.pipe(answer);
    return;
  }
  const html = withRecorderScript(await text(response));
  const policy = given['content-security-policy'];
  const {'content-length': _length, etag: _etag, 'transfer-encoding': _encoding, ...kept} = given;
  answer.writeHead(statusCode, {
    ...kept,
    ...(policy !== undefined && {'content-security-policy': withRecorder(String(policy))}),
  });
  answer.end(html);
}

/**
 * Serves a site as it is, with production's headers, and the recorder at the head of each page.
 *
 * @param origin the site's.
 */
export async function watchSite(origin: string): Promise<{readonly origin: string; readonly stop: () => void}> {
  const server = createServer((asked, answer) => {
    if (asked.url === brokenPage) showBrokenPage(answer);
    else {
      pass(origin, asked, answer).catch((error: unknown) => {
        console.info(`${asked.url} had no answer: ${String(error)}`);
        answer.writeHead(502).end();
      });
    }
  });
  // A connection that a browser leaves idle is not closed in the moment in which it is used again.
  server.keepAliveTimeout = 0;
  const port = await freePort();
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
