import {visit} from '../../support/browserTest';
import {test} from '../../support/owner/site';
import {walkFields} from '../../support/walkFields';

test('the field for what a reader adds to an answer takes dictation, input methods, autofill and paste too', async ({
  page,
}) => {
  await visit(page, '/docs/ab-testing');
  await page.locator('[data-feedback-answer=no]').click();
  await walkFields(page, '[data-feedback-form=no]');
});
