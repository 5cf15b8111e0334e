import {openingEn} from '../../src/pages/_home/words/hero.en';
import {shellWords} from '../../src/content/navigation';
import {expect, test} from '../support/browserTest';
import {dailyPages} from '../support/sitePages';

/** What the browser, or a style sheet, answers by itself. */
const native = [
  '[commandfor]',
  '[popovertarget]',
  'form[method="dialog"] *',
  'form[action] *',
  '[data-styled-by-state]',
].join();

test.use({javaScriptEnabled: false});

test('without script no control is shown that does nothing, on a phone and on a wide screen', async ({page}) => {
  test.setTimeout(120_000);
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setBlockedURLs', {urls: ['woff2', 'png', 'jpg', 'webp', 'svg'].map((end) => `*.${end}`)});
  const dead: string[] = [];
  const controls = {390: 0, 1440: 0};
  for (const {path} of [...dailyPages(), {path: '/no-such-page'}]) {
    await page.goto(path);
    for (const width of [390, 1440] as const) {
      await page.setViewportSize({width, height: 900});
      const shown = page.locator('button, input, select, textarea, [role="tab"], [role="switch"]');
      const found = await shown.evaluateAll((all, native) => {
        // Those of a dialog are looked at with the dialog open, so all but the ones of its own.
        for (const dialog of document.querySelectorAll('dialog')) dialog.setAttribute('open', '');
        return all
          .filter((control) => control.checkVisibility({checkVisibilityCSS: true}))
          .map((control) => ({isNative: control.matches(native), html: control.outerHTML.slice(0, 120)}));
      }, native);
      controls[width] += found.length;
      dead.push(...found.filter(({isNative}) => !isNative).map(({html}) => `${path}, ${width} pixels wide: ${html}`));
    }
  }
  expect(Math.min(...Object.values(controls))).toBeGreaterThan(0);
  expect(dead).toEqual([]);
});

test('the lead dialog names an address in place of the form', async ({page}) => {
  await page.goto('/');
  await page.locator('main [data-opens-dialog="lead"]:visible').first().click();
  const dialog = page.getByRole('dialog');
  await expect.poll(() => dialog.innerText()).toContain(shellWords.en.noForm);
  await expect(dialog.getByRole('link')).toHaveAttribute('href', /^mailto:/);
  await expect(dialog.getByRole('textbox')).toHaveCount(0);
});

test('without styles either, the home page has one headline and speaks one language', async ({page}) => {
  await page.route('**/assets/css/**', (route) => route.abort());
  await page.goto('/');
  const {before, tailored, after} = openingEn.default.headline;
  await expect(page.getByRole('heading', {level: 1})).toHaveText(`${before}${tailored}${after}`, {useInnerText: true});
  await expect(page.getByText('Seite kopieren')).toBeHidden();
});
