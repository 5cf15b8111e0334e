import {expect, test} from '../support/browserTest';

test('the reference lists the operation, its header, answers and objects, and its description is served', async ({
  page,
  request,
}) => {
  await page.goto('/docs/advanced-features/api-integration');
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
  await expect(failure.getByText('Body: not described')).toBeVisible();
  await expect(page.getByText('Example of a 200 response')).toBeHidden();
  await page.getByRole('link', {name: 'ActivePage', exact: true}).click();
  await expect(page).toHaveURL(/#object-ActivePage$/);
  await expect(page.locator('#object-ActivePage')).toBeInViewport();

  // The description comes as JSON and YAML, to other sites too.
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
