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

// Where session storage is denied, or the data layer throws, tests/unit/lib/analytics holds.
test('reports each opening and submission, the form once a page, and keeps what was typed', async ({page}) => {
  await visit(page, '/');
  const dialog = leadDialog(page);
  const email = dialog.getByLabel('Work email');
  // The site's own form sends nothing, so its words are still there.
  const submitOnce = async (before: string): Promise<void> => {
    await openLeadDialog(page);
    await expect(email).toHaveValue(before);
    await fillInForm(page);
    await page.keyboard.press('Enter');
    await expect(dialog.getByText('Nothing has been sent yet')).toBeVisible();
  };
  const close = async (): Promise<void> => {
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  };

  await test.step('exactly these events, in this order; the words in form, email and clipboard', async () => {
    await submitOnce('');
    expect(await dataLayer(page)).toEqual([
      {event: 'lead_form_open', ...leadForm},
      {event: 'lead_form_render', ...leadForm},
      {event: 'lead_submit_click', ...leadForm},
    ]);
    const text =
      'Hello, I would like to start a free trial of Tailor AI.\n\nWork email: ada@example.com\nWebsite address: example.com/spring';
    await expect(email).toHaveValue('ada@example.com');
    expect(await mailBody(dialog.getByRole('link', {name: 'Open the email'}))).toBe(text.replaceAll('\n', '\r\n'));
    await dialog.getByRole('button', {name: 'Copy the text'}).click();
    await expect(page.getByText('Text copied')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);
    await expect(dialog).toBeVisible();
    await close();
  });

  await test.step('no second form on the same page', async () => {
    await submitOnce('ada@example.com');
    await close();
    expect((await eventNames(page)).slice(3)).toEqual(['lead_form_open', 'lead_submit_click']);
  });

  await test.step('after a reload anew; a wrong field enables the button, an answer disables it', async () => {
    await page.reload();
    await openLeadDialog(page);
    await expect(email).toHaveValue('ada@example.com');
    // Once it is sent, the form has become the email, and the button is no longer seen.
    const submit = dialog.locator('form [type="submit"]', {hasText: 'Continue by email'});
    await email.fill('ada');
    await dialog.getByLabel('Website address').fill('');
    await submit.click();
    await expect(email).toBeFocused();
    await expect(email).toHaveAccessibleDescription(/Enter a complete email address/);
    await expect(dialog.getByLabel('Website address')).toHaveAccessibleDescription(/Enter the address/);
    await expect(submit).toBeEnabled();
    await fillInForm(page);
    await submit.dblclick({force: true});
    await expect(submit).toBeDisabled();
    await expect(email).toBeHidden();
    const [opened, drawn, ...submissions] = await eventNames(page);
    expect([opened, drawn]).toEqual(['lead_form_open', 'lead_form_render']);
    expect(submissions).toEqual(['lead_submit_click', 'lead_submit_click']);
  });
});
