import {expect} from '@playwright/test';
import {test} from '../support/browserTest';
import {controls, expectToWork} from '../support/controls';
import {startDevelopmentSite, type DevelopmentSite} from '../support/developmentSite';
import {watchConsole} from '../support/inApp';

/** Pages that have none of these controls. */
const pages = [
  {path: '/docs/ab-testing', heading: 'A/B testing'},
  {path: '/blog/reading-a-test', heading: 'What 95% confidence does and does not tell you'},
];

test.use({permissions: ['clipboard-read', 'clipboard-write']});

for (const control of controls) {
  test(`${control.name} works in production`, async ({page}) => {
    await expectToWork(control, page);
  });
}

test.describe('npm start', () => {
  // In one worker, which starts the site once; what fails does not keep the others from running.
  test.describe.configure({mode: 'default'});

  let site: DevelopmentSite | undefined;

  /** An address of the development server. */
  const at = (path: string): string => `${site?.address}${path}`;

  // The day before the newest article, which is then still to come.
  test.beforeAll(async () => {
    test.setTimeout(180_000);
    site = await startDevelopmentSite({PUBLISH_UNTIL: '2025-10-07'});
  });

  test.afterAll(() => site?.stop());

  for (const control of controls) {
    test(`${control.name} works as in production`, async ({page}) => {
      await expectToWork(control, page, at(''));
    });
  }

  for (const {path, heading} of pages) {
    test(`shows ${path} without a word in the console`, async ({page}) => {
      const {problems} = watchConsole(page);
      await page.goto(at(path));
      await expect(page.getByRole('heading', {level: 1, name: heading})).toBeVisible();
      expect(problems).toEqual([]);
    });
  }

  test('a part’s own styles win over the base, as in production', async ({page}) => {
    const space = async (address: string): Promise<string> => {
      await page.goto(address);
      const heading = page.getByRole('heading', {level: 1});
      await expect(heading).toBeVisible();
      return heading.evaluate((element) => getComputedStyle(element).marginBottom);
    };
    const inProduction = await space('/');
    expect(inProduction).not.toBe('0px');
    expect(await space(at('/'))).toBe(inProduction);
  });

  test('serves the files for programs', async ({request}) => {
    for (const path of ['/robots.txt', '/.well-known/security.txt']) {
      expect((await request.get(at(path))).status(), path).toBe(200);
    }
  });

  test('an article whose day is still to come is marked as scheduled, and can be read', async ({page}) => {
    const {problems} = watchConsole(page);
    await page.goto(at('/blog'));
    await expect(page.getByText('Scheduled', {exact: true})).toHaveCount(1);
    await page.getByRole('link', {name: 'Message match: keep the promise your ad made', exact: true}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Message match: keep the promise your ad made');
    await expect(page.getByRole('main').getByText('Scheduled', {exact: true}).first()).toBeVisible();
    expect(problems).toEqual([]);
  });
});
