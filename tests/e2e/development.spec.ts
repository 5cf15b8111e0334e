import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test, watchConsole} from '../support/browserTest';
import {controls, use} from '../support/controls';
import {addedPost, addedPostPath, addPost} from '../support/recipes/post';
import {startDevelopmentSite, type DevelopmentSite} from '../support/developmentSite';
import {chromiumDriver} from '../support/visitor/chromium';
import {Visitor} from '../support/visitor/visitor';

/** Pages that have none of these controls. */
const pages = [
  {path: '/docs/ab-testing', heading: 'A/B testing'},
  {path: addedPostPath, heading: addedPost},
];

// In one worker, which starts the site once; what fails does not keep the others from running.
test.describe.configure({mode: 'default'});

let site: DevelopmentSite | undefined;

/** The folder of an article whose day is still to come. */
let scheduled = '';

/** An address of the development server. */
const at = (address: string): string => `${site?.address}${address}`;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  site = await startDevelopmentSite({}, (folder) => {
    scheduled = addPost(folder, {day: '2099-12-30'});
  });
  // The first search has a build made for it.
  await fetch(at('/pagefind/pagefind.js'));
});

test.afterAll(() => site?.stop());

for (const control of controls) {
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

  await page.goto(at(addedPostPath));
  const picture = page.getByRole('main').locator('img[src*="cover-"]').first();
  const before = await picture.getAttribute('src');
  change(`${scheduled}/cover.svg`, '<svg ', '<svg data-edited="" ');
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
  const card = page.getByRole('article').filter({has: page.getByRole('heading', {name: addedPost})});
  await expect(card.getByText('Scheduled', {exact: true})).toBeVisible();
  await card.getByRole('link', {name: addedPost, exact: true}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText(addedPost);
  await expect(page.getByRole('main').getByText('Scheduled', {exact: true}).first()).toBeVisible();
  expect(problems).toEqual([]);
});
