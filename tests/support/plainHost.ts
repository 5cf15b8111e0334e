import {createReadStream, existsSync, statSync} from 'node:fs';
import {createServer} from 'node:http';
import path from 'node:path';

/**
 * A host that knows files only: no redirects, no rules. Stands in for simple static hosting.
 *
 * @param missing the file that answers for every address without one, if there is such a file.
 */
export async function startPlainHost(
  folder: string,
  {missing}: {readonly missing?: string} = {},
): Promise<{origin: string; close: () => Promise<void>}> {
  const server = createServer((request, response) => {
    const {pathname} = new URL(request.url ?? '/', 'http://host');
    const file = [pathname, `${pathname}.html`, `${pathname}/index.html`]
      .map((candidate) => path.join(folder, candidate))
      .find((candidate) => existsSync(candidate) && statSync(candidate).isFile());
    if (file === undefined) {
      response.writeHead(404, {'Content-Type': 'text/html'});
      if (missing === undefined) response.end();
      else createReadStream(path.join(folder, missing)).pipe(response);
      return;
    }
    const type = {'.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css'}[path.extname(file)];
    response.writeHead(200, type === undefined ? {} : {'Content-Type': type});
    createReadStream(file).pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The plain host has no port.');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
