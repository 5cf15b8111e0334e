import {expect} from '@playwright/test';
import {test} from '../support/browserTest';
import {visit} from '../support/inApp';
import {question} from '../support/pageFeedback';

for (const path of ['/docs/ab-testing', '/blog/message-match']) {
  test(`where nobody would hear an answer, ${path} asks for an email, without scripts too`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({javaScriptEnabled: false, ...(baseURL && {baseURL})});
    const page = await context.newPage();
    await page.goto(path);
    await expect(question(page)).toHaveCount(0);
    const link = page.getByRole('link', {name: 'Write to us', exact: true});
    await expect(link).toHaveAttribute(
      'href',
      `mailto:hello@tailor.example.com?subject=About%20${encodeURIComponent(path)}`,
    );
    await context.close();
  });
}

test('pages that are neither docs nor posts do not ask', async ({page}) => {
  for (const path of ['/', '/blog', '/pricing']) {
    await visit(page, path);
    await expect(page.getByText('Something missing or wrong on this page?')).toHaveCount(0);
  }
});
