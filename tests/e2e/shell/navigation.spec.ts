import {features} from '../../../src/content/features';
import {tools} from '../../../src/content/tools';
import {expect, test, visit, type Locator, type Page} from '../../support/browserTest';
import {chosenOn, unmarked} from '../../support/chosen';

const bar = (page: Page) => page.getByRole('banner').getByRole('navigation', {name: 'Main'});
const menu = (page: Page) => page.getByRole('button', {name: 'Open menu'});

test('the bar lists its entries in order and in one place, and Home on every page but its own', async ({page}) => {
  const places = async () => {
    const found = [];
    for (const width of [390, 768, 1024, 1440]) {
      await page.setViewportSize({width, height: 900});
      const all = page.getByRole('banner').locator('a, button');
      const each = await all.evaluateAll((some) => some.map((one) => [one.textContent, one.getBoundingClientRect().x]));
      found.push({width, found: each.filter(([text]) => text !== 'Home')});
    }
    return found;
  };
  await visit(page, '/');
  await expect(bar(page).getByRole('link', {name: 'Home'})).toHaveCount(0);
  const login = bar(page).getByRole('link', {name: /^Login/});
  await expect(login).toHaveAttribute('target', '_blank');
  await expect(login).toHaveAttribute('href', 'https://app.tailor.example.com');
  const atHome = await places();
  await page.setViewportSize({width: 1280, height: 720});
  await visit(page, '/team');
  const entries = bar(page).locator('a, button').filter({visible: true});
  await expect(entries).toHaveText([
    ...['Home', 'Demos', 'Product', 'Docs', 'Pricing', 'Blog', 'Team'],
    /^Login/,
    'Extension',
  ]);
  await expect(bar(page).getByRole('link', {name: 'Team'})).toHaveAttribute('aria-current', 'page');
  expect(atHome).toEqual(await places());
});

/** Where a menu of the product has to lead: every feature and tool, and the comparison. */
const productPaths = [...[...Object.values(features), ...Object.values(tools)].map(({path}) => path), '/tools', '/vs'];

const hrefsIn = (links: Locator): Promise<string[]> =>
  links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));

test.describe('the menu of the product', () => {
  const panel = (page: Page) => page.locator('[data-menu-panel]');

  test('opens by keyboard below the bar, has every feature, tool and the comparison, and closes with Escape', async ({
    page,
  }) => {
    await visit(page, '/pricing');
    for (const width of [768, 1440]) {
      await page.setViewportSize({width, height: 900});
      const button = bar(page).getByRole('button', {name: 'Product'});
      await button.focus();
      await expect(panel(page)).toBeHidden();
      await page.keyboard.press('Enter');
      await expect(panel(page)).toBeInViewport({ratio: 1});
      const header = await page.getByRole('banner').boundingBox();
      expect((await panel(page).boundingBox())?.y).toBeGreaterThan((header?.height ?? 0) - 20);
      expect((await hrefsIn(panel(page).getByRole('link'))).sort()).toEqual([...productPaths].sort());
      await page.keyboard.press('Tab');
      await expect(panel(page).getByRole('link').first()).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(panel(page)).toBeHidden();
      await expect(button).toBeFocused();
    }

    // It marks the page that it leads to, and is closed for visitors who come back.
    await bar(page).getByRole('button', {name: 'Product'}).click();
    await panel(page).getByRole('link', {name: 'Peeking lab'}).click();
    await expect(page).toHaveURL('/tools/peeking-lab');
    await bar(page).getByRole('button', {name: 'Product'}).click();
    await expect(panel(page).locator('[href="/tools/peeking-lab"]')).toHaveAttribute('aria-current', 'page');
    await page.goBack();
    await expect(panel(page)).toBeHidden();
  });

  test('leads without scripts to a list of all pages, by keyboard', async ({plainPage: page}) => {
    await page.goto('/vs');
    await expect(bar(page).getByRole('button', {name: 'Product'})).toBeHidden();
    await bar(page).getByRole('link', {name: 'Product'}).press('Enter');
    const list = page.getByRole('navigation', {name: 'Footer'});
    await expect(list).toBeInViewport();
    expect(await hrefsIn(list.getByRole('link'))).toEqual(
      expect.arrayContaining([...Object.values(features).map(({path}) => path), '/tools', '/vs']),
    );
    await page.keyboard.press('Tab');
    await expect(list.getByRole('link').first()).toBeFocused();
    await list.getByRole('link', {name: 'Element Control'}).press('Enter');
    await expect(page).toHaveURL('/features/element-control');
  });
});

test.describe('the drawer', () => {
  test.use({viewport: {width: 767, height: 800}});

  test('closes on a choice and navigates 100 ms later', async ({page}) => {
    await visit(page, '/');
    await menu(page).click();
    const drawer = page.getByRole('dialog', {name: 'Menu'});
    await expect(drawer).toBeVisible();
    const fromBottom = () => drawer.evaluate((element) => window.innerHeight - element.getBoundingClientRect().bottom);
    await expect.poll(fromBottom, 'slid in').toBe(0);
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await drawer.getByRole('link', {name: 'Demos'}).click();
    await page.clock.runFor(99);
    await expect(page).toHaveURL('/');
    await page.clock.runFor(1);
    await page.clock.resume();
    await expect(page).toHaveURL('/demos');
    await expect(drawer).toHaveCount(0);
  });

  test('leaves the page where it is for a link that opens a new tab, by itself or by a key', async ({
    page,
    context,
  }) => {
    await context.route('https://app.tailor.example.com/**', (route) => route.fulfill({body: 'The product'}));
    await visit(page, '/pricing');
    for (const [name, modifiers, address] of [
      [/^Login/, [], 'https://app.tailor.example.com/'],
      ['Demos', ['ControlOrMeta'], '/demos'],
    ] as const) {
      await menu(page).click();
      const opened = context.waitForEvent('page');
      await page
        .getByRole('dialog')
        .getByRole('link', {name})
        .click({modifiers: [...modifiers]});
      await expect(await opened).toHaveURL(address);
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
    await expect(page).toHaveURL('/pricing');
  });

  test('has the entries of the bar, closes by its button, Escape and where the bar has room', async ({page}) => {
    await visit(page, '/team');
    await expect(bar(page)).toBeHidden();
    await menu(page).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', {name: 'Close menu'}).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(menu(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(menu(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.setViewportSize({width: 768, height: 900});
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(menu(page)).toBeHidden();

    // The product is unfolded in its place.
    await page.setViewportSize({width: 767, height: 800});
    await menu(page).click();
    const drawer = page.getByRole('dialog', {name: 'Menu'});
    const entries = drawer.getByRole('navigation').locator(':scope > *');
    await expect(entries).toHaveText([
      'Home',
      'Demos',
      /^Product/,
      'Docs',
      'Pricing',
      'Blog',
      'Team',
      /^Login/,
      'Extension',
    ]);
    const chosen = await chosenOn(page, 'dialog[open]');
    expect(chosen.map(({name}) => name)).toEqual(['Team']);
    expect(await unmarked(page, chosen)).toEqual([]);
    await drawer.locator('summary').click();
    const links = drawer.locator('details').getByRole('link');
    await expect(links.first()).toBeVisible();
    expect((await hrefsIn(links)).sort()).toEqual([...productPaths].sort());
    await drawer.getByRole('button', {name: 'Extension'}).click();
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await expect(page.getByRole('dialog')).toContainText('Download from Chrome Store');
    await page.keyboard.press('Escape');
    await page.setViewportSize({width: 768, height: 900});
    await bar(page).getByRole('link', {name: 'Demos', exact: true}).click();
    await expect(page).toHaveURL('/demos');
  });
});
