import {readFileSync} from 'node:fs';
import {writtenTag} from '../../../src/content/scriptTag';
import {expect, test, watchConsole, type Page} from '../../support/browserTest';
import {startNextApp, type NextApp} from '../../support/nextApp';

const sample = (name: string): string => readFileSync(`docs/samples/${name}`, 'utf8');

/** A part that reacts once React has made the page interactive. */
const page = `'use client';
import {useState} from 'react';
export default function Page() {
  const [count, setCount] = useState(0);
  return <button onClick={() => setCount(count + 1)}>Clicked {count}</button>;
}
`;

/** As Next.js describes a policy with a nonce; its client needs no more here. */
const proxy = `import {NextResponse, type NextRequest} from 'next/server';
export const config = {matcher: '/nonce'};
export function proxy(request: NextRequest) {
  const nonce = Buffer.from(crypto.randomUUID()).toString('base64');
  const policy = \`default-src 'self'; script-src 'nonce-\${nonce}' 'strict-dynamic'; base-uri 'none'; object-src 'none'\`;
  const headers = new Headers(request.headers);
  headers.set('x-nonce', nonce);
  headers.set('Content-Security-Policy', policy);
  const response = NextResponse.next({request: {headers}});
  response.headers.set('Content-Security-Policy', policy);
  return response;
}
`;

// In one worker, for which the app is built once.
test.describe.configure({mode: 'default'});

let app: NextApp;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  app = await startNextApp({
    'app/(plain)/layout.tsx': sample('nextjs/layout.tsx'),
    'app/(plain)/page.tsx': page,
    'app/(strict)/nonce/layout.tsx': sample('nextjs-nonce/layout.tsx'),
    'app/(strict)/nonce/page.tsx': page,
    'proxy.ts': proxy,
  });
});

test.afterAll(() => app.stop());

/** What Tailor's script would do: say that it has run. */
const script = `document.documentElement.dataset.tailor = 'ran';`;

const expectInteractive = async (visitor: Page): Promise<void> => {
  await expect(async () => {
    await visitor.getByRole('button').click();
    await expect(visitor.getByRole('button')).not.toHaveText('Clicked 0', {timeout: 200});
  }).toPass({timeout: 10_000});
};

test('Next.js sends the tag in its HTML, and the page does not wait for it', async ({page: visitor}) => {
  const html = await (await visitor.request.get(app.address)).text();
  expect(html.slice(0, html.indexOf('</head>'))).toMatch(
    new RegExp(`<script[^>]*\\basync[^>]*\\bsrc="${writtenTag.address}"`),
  );
  let letGo = (): void => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await visitor.route(writtenTag.address, async (route) => {
    await held;
    await route.fulfill({contentType: 'text/javascript', body: script});
  });
  await visitor.goto(app.address, {waitUntil: 'commit'});
  await expectInteractive(visitor);
  await expect(visitor.locator('html')).not.toHaveAttribute('data-tailor');
  letGo();
  await expect(visitor.locator('html')).toHaveAttribute('data-tailor', 'ran');
  await expect(visitor.locator(`script[src="${writtenTag.address}"]`)).toHaveCount(1);
});

test('under a strict policy the tag runs by the nonce of its page, and without one it does not', async ({
  page: visitor,
}) => {
  const {problems} = watchConsole(visitor);
  await visitor.route(writtenTag.address, (route) => route.fulfill({contentType: 'text/javascript', body: script}));
  await visitor.goto(`${app.address}/nonce`);
  await expect(visitor.locator('html')).toHaveAttribute('data-tailor', 'ran');
  await expectInteractive(visitor);
  expect(problems).toEqual([]);
  const nonces = await Promise.all(
    [1, 2].map(
      async () => /nonce="([^"]+)"/.exec(await (await visitor.request.get(`${app.address}/nonce`)).text())?.[1],
    ),
  );
  expect(new Set(nonces).size).toBe(2);
  // The policy is enforced: the same tag without the nonce, as a parser meets it.
  await visitor.route('**/nonce', async (route) => {
    const response = await route.fetch();
    const html = (await response.text())
      .replace(/(<script[^>]*) nonce="[^"]*"([^>]*tag\.js)/, '$1$2')
      .replace(/(<script[^>]*tag\.js"[^>]*) nonce="[^"]*"/, '$1');
    await route.fulfill({response, body: html});
  });
  await visitor.goto(`${app.address}/nonce`);
  await expectInteractive(visitor);
  await expect(visitor.locator('html')).not.toHaveAttribute('data-tailor');
});
