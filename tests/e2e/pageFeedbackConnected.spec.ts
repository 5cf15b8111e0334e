import {expect} from '@playwright/test';
import {test} from '../support/hubspotSite';
import {answer, feedback, openQuestion, question, status} from '../support/pageFeedback';

test('a reason and a few words can be added by keyboard alone', async ({page}) => {
  await openQuestion(page, '/docs/ab-testing');
  await answer(page, 'No').focus();
  await page.keyboard.press('Enter');
  await expect(question(page).getByRole('form', {name: 'What went wrong? (optional)'})).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.type('x'.repeat(310));
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

test('what was typed stays while the data layer refuses it', async ({page}) => {
  await openQuestion(page, '/docs/ab-testing');
  await answer(page, 'No').click();
  await question(page).getByRole('textbox').fill('Step 2 is missing.');
  await page.evaluate(() => {
    if (window.dataLayer) Object.freeze(window.dataLayer);
  });
  await question(page).getByRole('button', {name: 'Send'}).click();
  await expect(question(page).getByRole('alert')).toContainText('still here');
  await expect(question(page).getByRole('textbox')).toHaveValue('Step 2 is missing.');
});
