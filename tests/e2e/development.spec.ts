import {expect} from '@playwright/test';
import {test} from '../support/browserTest';
import {startDevelopmentSite, type DevelopmentSite} from '../support/developmentSite';

test.describe.configure({mode: 'serial'});

let site: DevelopmentSite | undefined;

/** An address of the development server. */
const at = (path: string): string => `${site?.address}${path}`;

// The day before the newest article, which is then still to come.
test.beforeAll(async () => {
  test.setTimeout(180_000);
  site = await startDevelopmentSite({PUBLISH_UNTIL: '2025-10-07'});
});

test.afterAll(() => site?.stop());

const pages = [
  {path: '/', heading: /\w/},
  {path: '/docs/ab-testing', heading: 'A/B testing'},
  {path: '/blog', heading: 'Blog'},
  {path: '/blog/reading-a-test', heading: 'What 95% confidence does and does not tell you'},
];

for (const {path, heading} of pages) {
  test(`npm start shows ${path} without an error`, async ({page}) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    await page.goto(at(path));
    await expect(page.getByRole('heading', {level: 1, name: heading})).toBeVisible();
    expect(errors).toEqual([]);
  });
}

test('npm start serves the files for programs', async ({request}) => {
  for (const path of ['/robots.txt', '/.well-known/security.txt']) {
    expect((await request.get(at(path))).status(), path).toBe(200);
  }
});

test('an article whose day is still to come is marked as scheduled, and can be read', async ({page}) => {
  await page.goto(at('/blog'));
  await expect(page.getByText('Scheduled', {exact: true})).toHaveCount(1);
  await page.getByRole('link', {name: 'Message match: keep the promise your ad made', exact: true}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Message match: keep the promise your ad made');
  await expect(page.getByRole('main').getByText('Scheduled', {exact: true}).first()).toBeVisible();
});
