import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, isAll, test, watchConsole} from '../support/browserTest';
import {controls, use} from '../support/controls';
import {startDevelopmentSite, type DevelopmentSite} from '../support/developmentSite';
import {chromiumDriver} from '../support/visitor/chromium';
import {Visitor} from '../support/visitor/visitor';

/** Pages that have none of these controls. */
const pages = [
  {path: '/docs/ab-testing', heading: 'A/B testing'},
  {path: '/blog/reading-a-test', heading: 'What 95% confidence does and does not tell you'},
];

// In one worker, which starts the site once; what fails does not keep the others from running.
test.describe.configure({mode: 'default'});

let site: DevelopmentSite | undefined;

/** An address of the development server. */
const at = (address: string): string => `${site?.address}${address}`;

// The day before the newest article, which is then still to come, so that no other may link to it.
test.beforeAll(async () => {
  test.setTimeout(300_000);
  site = await startDevelopmentSite({PUBLISH_UNTIL: '2025-10-07'}, (folder) => {
    for (const name of readdirSync(path.join(folder, 'blog'), {recursive: true, encoding: 'utf8'})) {
      if (!name.endsWith('.md')) continue;
      const file = path.join(folder, 'blog', name);
      writeFileSync(file, readFileSync(file, 'utf8').replaceAll(/\[([^\]]+)\]\(\/blog\/message-match\)/g, '$1'));
    }
  });
  // The first search has a build made for it.
  await fetch(at('/pagefind/pagefind.js'));
});

test.afterAll(() => site?.stop());

// Every fifth one, of each kind of page; weekly all.
for (const control of controls.filter((_, index) => isAll || index % 5 === 0)) {
  test(`${control.name} works as in production`, async ({page}) => {
    const {problems} = watchConsole(page);
    await use(control, new Visitor(chromiumDriver(page), at('')));
    expect(problems).toEqual([]);
  });
}

for (const {path: address, heading} of pages) {
  test(`shows ${address} without a word in the console`, async ({page}) => {
    const {problems} = watchConsole(page);
    await page.goto(at(address));
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
  // A page that is opened first is compiled then, and its styles come a moment after its text.
  await space(at('/'));
  const inProduction = await space('/');
  expect(inProduction).not.toBe('0px');
  expect(await space(at('/'))).toBe(inProduction);
});

test('makes the player and the editor when they are asked for', async ({page}) => {
  const {problems} = watchConsole(page);
  await page.goto(at('/embed/tailoring-images'));
  await expect(page.getByRole('button', {name: 'Play'}).first()).toBeVisible();
  expect(problems).toEqual([]);
  await page.goto(at('/admin'));
  await expect(page.getByRole('button', {name: 'Work with Local Repository'})).toBeVisible();
});

test('shows an edit, a changed sample and a changed picture without a reload by hand', async ({page}) => {
  const change = (file: string, from: string, to: string): void => {
    const whole = path.join(site?.folder ?? '', file);
    writeFileSync(whole, readFileSync(whole, 'utf8').replace(from, to));
  };
  await page.goto(at('/docs/ab-testing'));
  const heading = page.getByRole('heading', {level: 1});
  await expect(heading).toHaveText('A/B testing');
  change('docs/ab-testing.mdx', 'title: A/B testing', 'title: Edited');
  await expect(heading).toHaveText('Edited');

  await page.goto(at('/docs/analytics-platform-integration'));
  change('docs/samples/analytics/tailor.d.ts', 'interface', '// an edited sample\ninterface');
  await expect(page.getByText('// an edited sample').first()).toBeAttached();

  await page.goto(at('/blog/reading-a-test'));
  const picture = page.getByRole('main').locator('img[src*="difference-"]');
  const before = await picture.getAttribute('src');
  change('blog/2025-09-17-reading-a-test/difference.svg', '<svg ', '<svg data-edited="" ');
  await expect(picture).not.toHaveAttribute('src', before ?? '');
  expect((await page.request.get(at((await picture.getAttribute('src')) ?? ''))).status()).toBe(200);
});

test('serves the files for programs', async ({request}) => {
  for (const file of ['/robots.txt', '/.well-known/security.txt']) {
    expect((await request.get(at(file))).status(), file).toBe(200);
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
