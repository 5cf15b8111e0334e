import {openingEn} from '../../src/pages/_home/words/hero.en';
import {shellWords} from '../../src/content/navigation';
import {expect, test} from '../support/browserTest';

// That no control is shown that does nothing, tests/e2e/readers.spec.ts holds.
test.use({javaScriptEnabled: false});

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
