import {createServer, type Server} from 'node:http';
import {choiceFrom, type Kind} from '../hunt/choice';
import {acts} from '../hunt/kinds/acts';
import {addresses} from '../hunt/kinds/addresses';
import {fields} from '../hunt/kinds/fields';
import {requests} from '../hunt/kinds/requests';
import {expect, test} from '../support/browserTest';

/** A site with a fault of every kind that the hunt looks for. */
const page = (address: string): string => `<!doctype html><html data-has-hydrated="true"><title>x</title>
  <main><h1>x</h1><p>${decodeURI(address)}</p>
    <form><textarea></textarea><input name="q"><button onclick="missing()" type="button" data-opens-dialog="lead">Open</button></form>
  </main>
  <dialog aria-label="Start Your Free Trial"></dialog>
  <script>document.querySelector('form').onsubmit = (event) => { event.preventDefault(); missing(); }</script>`;

let server: Server;
let origin = '';

test.beforeAll(async () => {
  server = createServer(({url = '/'}, response) => {
    if (url.startsWith('/nothing')) response.statusCode = 500;
    response.setHeader('content-type', 'text/html');
    try {
      response.end(page(url));
    } catch {
      response.end('<!doctype html><html data-has-hydrated="true"><main></main><main></main>');
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address instanceof Object) origin = `http://127.0.0.1:${address.port}`;
});
test.afterAll(() => server.close());

const kinds: readonly (readonly [kind: Kind, fault: RegExp])[] = [
  [requests, /status 500|HTML without content-security-policy/],
  [addresses, /instead of one|foreign markup|never listens/],
  [fields, /missing is not defined/],
  [acts, /missing is not defined/],
];

for (const [kind, fault] of kinds)
  test(`the hunt finds what is wrong by ${kind.name}`, async ({browser}) => {
    test.setTimeout(180_000);
    const found: string[] = [];
    for (let seed = 0; seed < 20 && !found.some((each) => fault.test(each)); seed += 1) {
      const finding = await kind(choiceFrom(seed), {browser, origins: {cloudflare: origin}}).catch(
        (error: unknown) => ({
          tried: '',
          faults: [String(error)],
        }),
      );
      found.push(...finding.faults);
    }
    expect(found.join('\n')).toMatch(fault);
  });
