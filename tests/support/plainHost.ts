import {createReadStream, existsSync, statSync} from 'node:fs';
import {createServer} from 'node:http';
import path from 'node:path';
import {Readable} from 'node:stream';
import {setTimeout} from 'node:timers/promises';

const contentTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
};

interface Answers {
  /** The file that answers for every address without one, if there is such a file. */
  readonly missing?: string;
  /** Headers of every file. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Sends pages in parts of so many bytes, a millisecond apart, as a slow line does. */
  readonly part?: number;
}

async function* slowly(file: string, part: number): AsyncGenerator<Buffer> {
  for await (const bytes of createReadStream(file, {highWaterMark: part})) {
    yield bytes;
    await setTimeout(1);
  }
}

/** A host that knows files only: no redirects, no rules. Stands in for simple static hosting. */
export async function startPlainHost(
  folder: string,
  {missing, headers = {}, part}: Answers = {},
): Promise<{origin: string; close: () => Promise<void>}> {
  const server = createServer((request, response) => {
    const pathname = decodeURIComponent(new URL(request.url ?? '/', 'http://host').pathname);
    const file = [pathname, `${pathname}.html`, `${pathname}/index.html`]
      .map((candidate) => path.join(folder, candidate))
      .find((candidate) => existsSync(candidate) && statSync(candidate).isFile());
    if (file === undefined) {
      response.writeHead(404, {'Content-Type': 'text/html'});
      if (missing === undefined) response.end();
      else createReadStream(path.join(folder, missing)).pipe(response);
      return;
    }
    const type = contentTypes[path.extname(file)] ?? 'application/octet-stream';
    response.writeHead(200, {...headers, 'Content-Type': type});
    const isInParts = part !== undefined && file.endsWith('.html');
    const body: Readable = isInParts ? Readable.from(slowly(file, part)) : createReadStream(file);
    body.pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The plain host has no port.');
  return {
    origin: `http://localhost:${address.port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
