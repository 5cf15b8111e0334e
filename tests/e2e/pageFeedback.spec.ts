import {daily, expect, goInApp, hydrated, test as siteTest, visit, type Page} from '../support/browserTest';
import {test} from '../support/owner/site';
import {builtPages} from '../support/builtPages';
import {addressOf} from '../support/fetchedScript';
import {holdBack} from '../support/holdBack';
import {dataLayer} from '../support/leadDialog';
import {newestPost} from '../support/builtPosts';
import {walkFields} from '../support/walkFields';

/** The question at the end of docs and posts. */
const question = (page: Page) => page.getByRole('region', {name: 'Was this page helpful?'});
const answer = (page: Page, name: 'Yes' | 'No') => question(page).getByRole('button', {name, exact: true});
const status = (page: Page) => question(page).getByRole('status');

async function openQuestion(page: Page, path: string): Promise<void> {
  await visit(page, path);
  await question(page).scrollIntoViewIfNeeded();
}

/** What the data layer was told about pages. */
const feedback = async (page: Page) =>
  (await dataLayer(page)).filter((entry) => 'event' in entry && String(entry.event).startsWith('doc_feedback'));

test('docs, the extension guide and posts ask, say where the answer goes, and hand it to the data layer', async ({
  page,
}) => {
  for (const path of daily([newestPost().path, '/extension/how-to-update', '/docs'], 2)) {
    await openQuestion(page, path);
    await expect(question(page)).toContainText('Your answer goes to this site’s own analytics');
    await answer(page, 'Yes').click();
    await expect(status(page)).toHaveText('Thank you.');
    expect(await feedback(page)).toEqual([expect.objectContaining({event: 'doc_feedback', page: path, helpful: true})]);
  }
});

test('an answer is sent before the rest of the code has come, once, and each page is asked about once in a session', async ({
  page,
}) => {
  await openQuestion(page, '/docs/ab-testing');
  const release = await holdBack(page, addressOf('page-feedback', 'build-owner'));
  await answer(page, 'Yes').dblclick();
  expect(await feedback(page)).toHaveLength(1);
  await page.reload({waitUntil: 'commit'});
  release();
  await hydrated(page);
  await expect(status(page)).toHaveText('Thank you.');
  await expect(answer(page, 'Yes')).toHaveCount(0);
  await goInApp(page, '/docs/analytics-platform-integration');
  await expect(page.getByRole('heading', {level: 1, name: 'Analytics platform integration'})).toBeVisible();
  await expect(answer(page, 'Yes')).toBeVisible();
  await expect(status(page)).toBeEmpty();
});

test('it is not shown without scripts', async ({plainPage: page}) => {
  await page.goto('/docs/ab-testing');
  await expect(page.getByText('Was this page helpful?')).toHaveCount(1);
  await expect(page.getByText('Was this page helpful?')).toBeHidden();
});

test('a reason and a few words can be added by keyboard alone', async ({page}) => {
  await openQuestion(page, '/docs/ab-testing');
  await answer(page, 'No').focus();
  await page.keyboard.press('Enter');
  await expect(question(page).getByRole('form', {name: 'What went wrong? (optional)'})).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.insertText('x'.repeat(298));
  await page.keyboard.type('xxxx');
  await expect(question(page).getByRole('textbox')).toHaveValue('x'.repeat(300));
  await expect(question(page)).toContainText('0 characters left');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(question(page).getByRole('form')).toHaveCount(0);
  await expect(status(page)).toBeFocused();
  expect((await feedback(page))[1]).toMatchObject({
    event: 'doc_feedback_reason',
    page: '/docs/ab-testing',
    helpful: false,
    reason: 'missing',
    comment: 'x'.repeat(300),
  });
});

test('what is added is taken in every way, and stays while the data layer refuses it; none is printed', async ({
  page,
}) => {
  await openQuestion(page, '/docs/ab-testing');
  await page.emulateMedia({media: 'print'});
  await expect(question(page)).toBeHidden();
  await page.emulateMedia({media: null});
  await answer(page, 'No').click();
  // Dictation, input methods, autofill and paste.
  await walkFields(page, '[data-feedback-form=no]');
  await question(page).getByRole('textbox').fill('Step 2 is missing.');
  await page.evaluate(() => {
    if (window.dataLayer) Object.freeze(window.dataLayer);
  });
  await question(page).getByRole('button', {name: 'Send'}).click();
  await expect(question(page).getByRole('alert')).toContainText('still here');
  await expect(question(page).getByRole('textbox')).toHaveValue('Step 2 is missing.');
});

// That after a refusal of cookies nobody is thanked for what nobody reads: consent/choice.spec.ts.

siteTest(
  'where nobody would hear an answer, docs and posts ask for an email, and other pages do not ask',
  async ({plainPage: page}) => {
    for (const path of ['/docs/ab-testing', newestPost().path]) {
      await page.goto(path);
      await expect(question(page)).toHaveCount(0);
      await expect(page.getByRole('link', {name: 'Write to us', exact: true})).toHaveAttribute(
        'href',
        `mailto:hello@tailor.example.com?subject=About%20${encodeURIComponent(path)}`,
      );
    }
    const asking = builtPages().filter(({html}) => html.includes('Something missing or wrong on this page?'));
    const paths = asking.map(({path}) => path);
    expect(paths).toContain('/docs/ab-testing');
    for (const path of ['/', '/blog', '/pricing']) expect(paths).not.toContain(path);
  },
);
