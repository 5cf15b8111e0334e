import {existsSync, readFileSync, statSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import {createServer, type Server} from 'node:http';
import path from 'node:path';
import {test as base} from './browserTest';

const folder = path.resolve('build-hubspot');

const contentTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
};

/** The built file behind an address, or undefined. */
function fileOf(address: string): string | undefined {
  const {pathname} = new URL(address, 'http://localhost');
  const file = path.join(folder, path.normalize(decodeURIComponent(pathname)));
  return [file, `${file}.html`, path.join(file, 'index.html')].find(
    (candidate) => existsSync(candidate) && statSync(candidate).isFile(),
  );
}

/** The headers of every path, from the rules that the build made for production. */
function generalHeaders(): readonly (readonly [string, string])[] {
  const lines = readFileSync(path.join(folder, '_headers'), 'utf8').split('\n');
  const end = lines.findIndex((line, number) => number > 0 && !line.startsWith('  '));
  return lines.slice(1, end).map((line) => {
    const [name = '', value = ''] = line.trim().split(/: (.*)/s);
    return [name, value] as const;
  });
}

function serve(): Server {
  const headers = Object.fromEntries(generalHeaders());
  return createServer((request, response) => {
    const file = fileOf(request.url ?? '/');
    if (file === undefined) {
      response.writeHead(404).end();
      return;
    }
    const type = contentTypes[path.extname(file)] ?? 'application/octet-stream';
    void readFile(file).then((content) => response.writeHead(200, {...headers, 'content-type': type}).end(content));
  });
}

/** Tests on the build that has a HubSpot portal, which `npm run build:hubspot` makes. */
export const test = base.extend<object, {hubspotOrigin: string}>({
  hubspotOrigin: [
    async ({browserName: _browser}, use) => {
      if (!existsSync(folder)) throw new Error('There is no build-hubspot folder. Run `npm run build:hubspot` first.');
      const server = serve();
      await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
      const address = server.address();
      if (address === null || typeof address === 'string') throw new Error('The server has no port.');
      await use(`http://localhost:${String(address.port)}`);
      server.close();
    },
    {scope: 'worker'},
  ],
  baseURL: ({hubspotOrigin}, use) => use(hubspotOrigin),
});
