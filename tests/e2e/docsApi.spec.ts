import {readFileSync} from 'node:fs';
import {expect, test, type Page} from '../support/browserTest';

const guide = '/docs/advanced-features/api-integration';
const samples = 'docs/samples/api-integration';

/** A sample as its file says it, without the line break at its end. */
const sample = (name: string): string => readFileSync(`${samples}/${name}`, 'utf8').replace(/\n$/, '');

/** The code block whose title or text names it. */
const block = (page: Page, hasText: string) => page.locator('.theme-code-block').filter({hasText}).first();

const shown = [
  {file: 'active-pages.ts', mark: 'async function fetchActivePages'},
  {file: 'fetch-with-retry.ts', mark: 'export async function fetchWithRetry'},
  {file: 'list-active-pages.sh', mark: 'curl --header'},
  {file: 'set-key.sh', mark: 'read -rs'},
  {file: 'run.sh', mark: 'npx tsx'},
  {file: 'check-types.sh', mark: 'npm install --save-dev'},
  {file: 'env.example', mark: 'TAILOR_API_KEY=paste'},
  {file: 'response.json', mark: '"activePages"'},
  {file: 'output.txt', mark: 'Active pages: 2'},
];

// That what is shown is what is copied, tests/e2e/codeBlocks.spec.ts holds.
test('the guide has the four steps in order, and its samples as their files have them', async ({page}) => {
  await page.goto(guide);
  await expect(page.locator('.markdown h2')).toHaveText([
    /^Prerequisites/,
    /^Step 1: Open the settings page/,
    /^Step 2: Generate an API key/,
    /^Step 3: Test with Postman/,
    /^Step 4: Test with curl/,
    /^TypeScript example/,
    /^Python, Node.js and PowerShell/,
    /^Errors and retries/,
    /^API reference/,
    /^Security of the key/,
    /^Troubleshooting/,
  ]);
  for (const {file, mark} of shown) {
    expect((await block(page, mark).locator('code').innerText()).trimEnd()).toBe(sample(file));
  }
});

test('the reference lists the operation, its header, its answers and its objects', async ({page}) => {
  await page.goto(guide);
  const operation = page.getByRole('heading', {name: /^List active tailored pages/});
  await expect(operation).toHaveAttribute('id', 'listActivePages');
  const rows = ['API-KEY', 'activePages', 'name', 'url', 'status'];
  for (const name of rows) {
    await expect(page.getByRole('rowheader').filter({has: page.getByText(name, {exact: true})})).toHaveCount(1);
  }
  // One answer at a time, each with its headers and its body.
  await expect(page.getByText('Example of a 200 response')).toBeVisible();
  await page.getByText('5XX', {exact: true}).click();
  const failure = page.getByRole('group').filter({hasText: '5XX'});
  await expect(failure.getByText('Retry-After: 120')).toBeVisible();
  await expect(failure.getByRole('link', {name: 'ErrorBody'})).toBeVisible();
  await expect(page.getByText('Example of a 200 response')).toBeHidden();
  await page.getByRole('link', {name: 'ActivePage', exact: true}).click();
  await expect(page).toHaveURL(/#object-ActivePage$/);
  await expect(page.locator('#object-ActivePage')).toBeInViewport();
});

test('the description is served as JSON and YAML, to other sites too', async ({page, request}) => {
  await page.goto(guide);
  const json = await request.get((await page.getByRole('link', {name: 'openapi.json'}).getAttribute('href')) ?? '');
  expect(json.status()).toBe(200);
  expect(json.headers()).toMatchObject({
    'content-type': expect.stringMatching(/^application\/json\b/),
    'access-control-allow-origin': '*',
  });
  expect(await json.json()).toMatchObject({
    openapi: expect.stringMatching(/^3\.1\./),
    paths: {'/v1/integrations/pages/active': {get: {operationId: 'listActivePages'}}},
  });
  const yaml = await request.get((await page.getByRole('link', {name: 'openapi.yaml'}).getAttribute('href')) ?? '');
  expect(yaml.headers()['content-type']).toMatch(/yaml\b/);
  expect(await yaml.text()).toMatch(/^openapi: 3\.1\./);
});
