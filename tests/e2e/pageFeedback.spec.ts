import {expect} from '@playwright/test';
import {test} from '../support/browserTest';
import {addressOf} from '../support/fetchedScript';
import {holdBack} from '../support/holdBack';
import {goInApp, hydrated, visit} from '../support/inApp';
import {answer, feedback, openQuestion, question, status} from '../support/pageFeedback';

for (const path of ['/docs', '/docs/ab-testing', '/extension/how-to-update', '/blog/message-match']) {
  test(`${path} asks, and hands the answer to the data layer`, async ({page}) => {
    await openQuestion(page, path);
    await answer(page, 'Yes').click();
    await expect(status(page)).toHaveText('Thank you.');
    expect(await feedback(page)).toEqual([expect.objectContaining({event: 'doc_feedback', page: path, helpful: true})]);
  });
}

test('pages that are neither docs nor posts do not ask', async ({page}) => {
  for (const path of ['/', '/blog', '/pricing']) {
    await visit(page, path);
    await expect(question(page)).toHaveCount(0);
  }
});

test('a reason can be added by keyboard alone, and nobody is asked to write what nobody gets', async ({page}) => {
  await openQuestion(page, '/docs/ab-testing');
  await answer(page, 'No').focus();
  await page.keyboard.press('Enter');
  await expect(question(page).getByRole('form', {name: 'What went wrong? (optional)'})).toBeFocused();
  await expect(question(page).getByRole('textbox')).toHaveCount(0);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(question(page).getByRole('form')).toHaveCount(0);
  await expect(status(page)).toBeFocused();
  expect((await feedback(page))[1]).toMatchObject({event: 'doc_feedback_reason', helpful: false, reason: 'missing'});
});

test('an answer is sent before the rest of the code has come, once, and each page is asked about once in a session', async ({
  page,
}) => {
  await openQuestion(page, '/docs/ab-testing');
  const release = await holdBack(page, addressOf('page-feedback'));
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

test('it says where the answer goes', async ({page}) => {
  await openQuestion(page, '/docs/ab-testing');
  await expect(question(page)).toContainText('your answer stays on this page');
  await expect(question(page).getByRole('link')).toHaveAttribute('href', /^mailto:.+\?subject=%2Fdocs%2Fab-testing$/);
});

test('it is neither printed nor shown without scripts', async ({page, plainPage: bare}) => {
  await openQuestion(page, '/docs/ab-testing');
  await page.emulateMedia({media: 'print'});
  await expect(question(page)).toBeHidden();
  await bare.goto('/docs/ab-testing');
  await expect(bare.getByText('Was this page helpful?')).toBeHidden();
});
