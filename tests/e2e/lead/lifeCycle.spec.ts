import {expect, test, visit} from '../../support/browserTest';
import {
  dataLayer,
  eventNames,
  fillInForm,
  leadDialog,
  leadForm,
  mailBody,
  openLeadDialog,
} from '../../support/leadDialog';

test('pushes exactly these events, in this order, and keeps what was typed, in the form, in the email and on the clipboard', async ({
  page,
}) => {
  await visit(page, '/');
  await openLeadDialog(page);
  await fillInForm(page);
  await page.keyboard.press('Enter');
  const dialog = leadDialog(page);
  await expect(dialog.getByText('Nothing has been sent yet')).toBeVisible();
  expect(await dataLayer(page)).toEqual([
    {event: 'lead_form_open', ...leadForm},
    {event: 'lead_form_render', ...leadForm},
    {event: 'lead_submit_click', ...leadForm},
  ]);
  const text =
    'Hello, I would like to start a free trial of Tailor AI.\n\nWork email: ada@example.com\nWebsite address: example.com/spring';
  await expect(dialog.getByLabel('Work email')).toHaveValue('ada@example.com');
  expect(await mailBody(dialog.getByRole('link', {name: 'Open the email'}))).toBe(text.replaceAll('\n', '\r\n'));
  await dialog.getByRole('button', {name: 'Copy the text'}).click();
  await expect(page.getByText('Text copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);
  await expect(dialog).toBeVisible();
});

test('disables the button, and enables it when a field is wrong', async ({page}) => {
  await visit(page, '/');
  await openLeadDialog(page);
  const dialog = leadDialog(page);
  // Once it is sent, the form has become the email, and the button is no longer seen.
  const submit = dialog.locator('form [type="submit"]', {hasText: 'Continue by email'});
  await dialog.getByLabel('Work email').fill('ada');
  await submit.click();
  await expect(dialog.getByLabel('Work email')).toBeFocused();
  await expect(dialog.getByLabel('Work email')).toHaveAccessibleDescription(/Enter a complete email address/);
  await expect(dialog.getByLabel('Website address')).toHaveAccessibleDescription(/Enter the address/);
  await expect(submit).toBeEnabled();
  await fillInForm(page);
  await submit.dblclick({force: true});
  await expect(submit).toBeDisabled();
  await expect(dialog.getByLabel('Work email')).toBeHidden();
  expect((await eventNames(page)).slice(2)).toEqual(['lead_submit_click', 'lead_submit_click']);
});

// Where session storage is denied, or the data layer throws, tests/unit/lib/analytics holds.
test('reports each opening, the form once a page, the lead once a session', async ({page}) => {
  await visit(page, '/');
  // The site's own form sends nothing, so its words are still there.
  const submitOnce = async (before: string): Promise<void> => {
    await openLeadDialog(page);
    await expect(leadDialog(page).getByLabel('Work email')).toHaveValue(before);
    await fillInForm(page);
    await page.keyboard.press('Enter');
    await expect(leadDialog(page).getByText('Nothing has been sent yet')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(leadDialog(page)).toBeHidden();
  };
  await submitOnce('');
  await submitOnce('ada@example.com');
  expect(await eventNames(page)).toEqual([
    'lead_form_open',
    'lead_form_render',
    'lead_submit_click',
    'lead_form_open',
    'lead_submit_click',
  ]);
  await page.reload();
  await submitOnce('ada@example.com');
  expect(await eventNames(page)).toEqual(['lead_form_open', 'lead_form_render', 'lead_submit_click']);
});
