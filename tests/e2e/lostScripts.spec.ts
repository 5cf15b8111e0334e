import {daily, expect, hydrated, networkAtRest, test, visit, type Page} from '../support/browserTest';
import {notLoaded} from '../support/deployment';
import {connect} from '../support/earlyActs/network';
import {test as onOwner} from '../support/owner/site';
import {eventNames, leadDialog} from '../support/leadDialog';
import {addressOf} from '../support/fetchedScript';

const scripts = '**/assets/js/**';
const stillLoading = (page: Page) => page.getByRole('alert').filter({hasText: 'Still loading'});
const themeSwitch = (page: Page) => page.getByRole('button', {name: /^Switch to/});

/** As Safari before 26.2 and Firefox before 144 are. */
async function forgetCommand(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLButtonElement.prototype, 'commandForElement');
    Reflect.deleteProperty(HTMLButtonElement.prototype, 'command');
    // What Chromium would do all the same.
    addEventListener('command', (event) => event.preventDefault(), true);
  });
}

async function loseScripts(page: Page): Promise<void> {
  await page.route(scripts, (route) => route.abort());
}

/** Opens a dialog by its button in the navigation bar, and expects a way on in it. */
async function expectWayOn(page: Page, button: string, dialog: string, address: RegExp): Promise<void> {
  await page.getByRole('banner').getByRole('button', {name: button, exact: true}).click();
  const opened = page.getByRole('dialog', {name: dialog});
  await expect(opened.getByRole('link')).toHaveAttribute('href', address);
  await page.keyboard.press('Escape');
  await expect(opened).toBeHidden();
}

for (const knowsCommand of [true, false]) {
  test.describe(`in a browser that ${knowsCommand ? 'knows' : 'does not know'} \`command\``, () => {
    test.beforeEach(async ({page}) => {
      if (!knowsCommand) await forgetCommand(page);
    });

    test('every call leads on before any script has come, is counted once, and served as soon as it has', async ({
      page,
    }) => {
      let isLost = true;
      await page.route(scripts, (route) => (isLost ? route.abort() : route.continue()));
      await page.goto('/');
      await expectWayOn(page, 'Extension', 'Get the extension', /^\/extension$/);
      await expectWayOn(page, 'Search', 'Search this site', /^\/docs$/);
      await page.locator('main [data-opens-dialog="lead"]:visible').first().click();
      await expect(leadDialog(page).getByRole('link')).toHaveAttribute('href', /^mailto:/);
      await leadDialog(page).getByRole('button', {name: 'Continue by email'}).click();
      await expect(stillLoading(page)).toBeVisible();
      isLost = false;
      await expect(leadDialog(page).getByText('Enter your work email.')).toBeVisible();
      await expect(stillLoading(page)).toHaveCount(0);
      expect((await eventNames(page)).filter((name) => name === 'lead_form_open')).toHaveLength(1);
    });
  });
}

test('a control that waits says so, and acts once its code is there', async ({page}) => {
  let isLost = true;
  await page.route(scripts, (route) => (isLost ? route.abort() : route.continue()));
  await page.goto('/pricing');
  const theme = (await page.locator('html').getAttribute('data-theme')) ?? '';
  await themeSwitch(page).click();
  await expect(themeSwitch(page)).toHaveAttribute('aria-busy', 'true');
  await expect(stillLoading(page).getByRole('link')).toHaveAttribute('href', /^mailto:/);
  isLost = false;
  await expect(page.locator('html')).not.toHaveAttribute('data-theme', theme);
  await expect(themeSwitch(page)).not.toHaveAttribute('aria-busy');
  await expect(stillLoading(page)).toHaveCount(0);
});

test('what one script serves is done once, though another one is still to come', async ({page}) => {
  let isLost = true;
  await page.route('**/assets/js/home.*.js', (route) => (isLost ? route.abort() : route.continue()));
  let fetched = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('.md')) fetched += 1;
  });
  await page.goto('/');
  const copy = page.getByRole('button', {name: 'Copy page'});
  await copy.click();
  await expect.poll(() => fetched).toBe(1);
  await expect(copy).not.toHaveAttribute('aria-busy');
  isLost = false;
  await hydrated(page);
  // A second one would be under way by now.
  await networkAtRest(page);
  expect(fetched).toBe(1);
});

test('a part of the page that waits for its code says so', async ({page}) => {
  await page.route(addressOf('islands'), (route) => route.abort());
  await visit(page, '/features/audience-targeting');
  const button = page.locator('[data-island$="UrlTester"]').getByRole('button').last();
  await button.click();
  await expect(button).toHaveAttribute('aria-busy', 'true');
  const notice = notLoaded(page);
  await notice.getByRole('button', {name: 'Close'}).click();
  await button.click();
  await expect(stillLoading(page)).toBeVisible();
  await page.unroute(addressOf('islands'));
  await expect(button).not.toHaveAttribute('aria-busy');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a script that was cut off is asked for again', async ({page}) => {
  await page.route('**/assets/js/site.*.js', async (route) => {
    const whole = await (await route.fetch()).text();
    await route.fulfill({contentType: 'text/javascript', body: whole.slice(0, whole.length / 2)});
  });
  await visit(page, '/pricing');
});

test('every page comes to life where every fifth script is lost', async ({page}) => {
  for (const [number, path] of daily(['/vs', '/docs', '/blog', '/', '/release-notes', '/pricing'], 2).entries()) {
    await page.unrouteAll();
    await connect(page, 'failing', number);
    await visit(page, path);
  }
});

onOwner('the dialog names an address while the form of a provider has not come', async ({page}) => {
  await loseScripts(page);
  await page.goto('/');
  await page.locator('main [data-opens-dialog="lead"]:visible').first().click();
  await expect(leadDialog(page).getByRole('link')).toHaveAttribute('href', /^mailto:/);
});
