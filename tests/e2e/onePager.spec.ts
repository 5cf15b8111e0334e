import {customer} from '../../src/pages/one-pager/words';
import {daily, expect, test, visit, type Page} from '../support/browserTest';

/** Page objects of a PDF; their parent is of the type Pages. */
function pagesOf(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
}

const parts = ['The challenge', 'The solution', 'The feature suite', 'Use cases', 'Key features'];

/** What the browser's document hears of a click, as a tag manager does. */
async function clickIdOf(page: Page): Promise<string> {
  return page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        document.addEventListener('click', ({target}) => resolve(target instanceof Element ? target.id : ''), {
          once: true,
        });
      }),
  );
}

test('every part is there, and the call to action is told by its click id', async ({page}) => {
  await visit(page, '/one-pager');
  for (const name of parts) await expect(page.getByRole('heading', {name, exact: true})).toBeVisible();
  for (const words of ['2 min from idea to live test', '10x more experiments', '125% average conversion increase']) {
    await expect(page.getByRole('list', {name: 'Tailor AI in figures'})).toContainText(words);
  }
  await expect(page.locator('main blockquote')).toHaveCount(customer.quote === undefined ? 0 : 1);

  const action = page.getByRole('main').getByRole('button', {name: 'Try it on your site'});
  const clickId = clickIdOf(page);
  await action.click();
  expect(await clickId).toBe('one-pager-try-it');
  await expect(page.getByRole('dialog', {name: 'Start Your Free Trial'})).toBeVisible();
});

for (const width of daily([320, 1440], 1)) {
  test(`the 4:3 picture opens enlarged by keyboard, ${width} pixels wide`, async ({page}) => {
    await page.setViewportSize({width, height: 800});
    await visit(page, '/one-pager');
    const opener = page.getByRole('button', {name: /^Landing page examples:.* Enlarge$/});
    const picture = await opener.locator('svg').first().boundingBox();
    if (picture === null) throw new Error('The picture has no box.');
    expect(picture.width / picture.height).toBeCloseTo(4 / 3, 2);

    // The page's other controls open nothing here; Enter on the picture is repeated if its code is still on the way.
    await opener.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', {name: 'Landing page examples'});
    await expect(dialog).toBeVisible();
    const drawings = await dialog.locator('svg:visible').evaluateAll((all) => all.map((each) => each.clientWidth));
    // Each example is shown larger than it was: five eighths of the picture's width.
    expect(Math.max(...drawings)).toBeGreaterThan(picture.width * 0.625 * 1.3);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);

    for (let presses = 0; presses < 3; presses += 1) {
      await page.keyboard.press('Tab');
      // After the last control the browser's own come, for which the document says its body.
      const focused = await dialog.evaluate(({ownerDocument: {activeElement, body}}) => activeElement !== body);
      if (focused) await expect(dialog.locator(':focus')).toHaveCount(1);
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', {name: /^Landing page examples:.* Enlarge$/})).toBeFocused();
  });
}

test('on paper it is two pages without navigation, footer and buttons', async ({page}) => {
  await visit(page, '/one-pager');
  for (const format of ['A4', 'Letter'] as const) {
    expect(pagesOf(await page.pdf({format, printBackground: true})), format).toBe(2);
  }
  await page.emulateMedia({media: 'print', colorScheme: 'dark'});
  await expect(page.locator('nav:visible, footer:visible, header [aria-label]:visible')).toHaveCount(0);
  for (const name of ['Try it on your site', 'Print or save as PDF', 'Skip to content', 'Enlarge']) {
    await expect(page.getByText(name, {exact: true}).filter({visible: true})).toHaveCount(0);
  }
  for (const name of parts) await expect(page.getByRole('heading', {name, exact: true})).toBeVisible();
  await expect(page.getByRole('img', {name: /Landing page examples/})).toBeVisible();
  await expect(page.getByRole('main').getByText('hello@tailor.example.com')).toBeVisible();
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  // A page without a print style is not cut into two: the count counts.
  await page.evaluate(() => {
    for (const part of document.querySelectorAll('main section')) part.after(part.cloneNode(true));
  });
  expect(pagesOf(await page.pdf({format: 'A4'}))).toBeGreaterThan(2);
});
