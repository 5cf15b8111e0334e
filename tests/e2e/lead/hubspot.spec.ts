import {openFormInStoppedTime, scriptAddress, serveHubspot, submitButton, waitForForm} from '../../support/hubspot';
import {test} from '../../support/owner/site';
import {
  dataLayer,
  eventNames,
  leadDialog,
  leadForm as defaultForm,
  mailBody,
  openLeadForm,
} from '../../support/leadDialog';
import {ownerValues} from '../../support/owner/settings';
import {expect, visit, type Page} from '../../support/browserTest';

const leadForm = {...defaultForm, form_id: ownerValues.hubspotFormId};

async function fillInForm(page: Page): Promise<void> {
  await leadDialog(page).getByLabel('Email').fill('ada@example.com');
  await leadDialog(page).getByLabel('Website').fill('example.com');
}

test('its script comes with the dialog, its form and what was typed with each opening', async ({page}) => {
  await serveHubspot(page);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await visit(page, '/pricing');
  expect(requests.length).toBeGreaterThan(2);
  expect(requests).not.toContain(scriptAddress);
  const dialog = leadDialog(page);

  await test.step('what is missing is said at the fields', async () => {
    await openLeadForm(page);
    await expect(submitButton(page)).toBeVisible();
    await expect(page.locator('#hubspot-form-container form')).toHaveCount(1);
    await expect(dialog.getByLabel('Email')).toHaveValue('');
    await submitButton(page).click();
    await expect(dialog.getByText('Please complete this required field.')).toHaveCount(2);
    await expect(dialog.getByText('Please complete this required field.').first()).toBeVisible();
    await expect(dialog.getByText('Please complete all required fields.')).toBeHidden();
    await expect(submitButton(page)).toBeEnabled();
    await fillInForm(page);
  });

  await test.step('closing empties the container', async () => {
    await page.keyboard.press('Escape');
    await expect(page.locator('#hubspot-form-container')).toBeEmpty();
  });

  await test.step('the next form is told in its hidden field what is asked for, and the dialog says it', async () => {
    await page.getByRole('button', {name: 'Ask for a quote'}).click();
    await expect(submitButton(page)).toBeVisible();
    await expect(page.locator('#hubspot-form-container form')).toHaveCount(1);
    await expect(dialog.getByLabel('Email')).toHaveValue('ada@example.com');
    await expect(dialog.locator('[name=tailor_request]')).toHaveValue('quote');
    await expect(dialog.getByText('You asked for: A quote')).toBeVisible();
    await expect(dialog.getByText('The form has no field')).toHaveCount(0);
    expect(requests.filter((url) => url === scriptAddress)).toHaveLength(1);
  });

  await test.step('the events come in order', async () => {
    await dialog.getByLabel('Email').press('Enter');
    await expect(dialog.getByText('Thanks for submitting the form.')).toBeVisible();
    await expect(dialog.getByText('Your details have been sent.')).toBeVisible();
    expect(await dataLayer(page)).toEqual([
      {event: 'lead_form_open', ...leadForm},
      {event: 'lead_form_render', ...leadForm},
      {event: 'lead_submit_click', ...leadForm},
      {event: 'lead_form_open', ...leadForm},
      {event: 'lead_submit_click', ...leadForm},
      {event: 'lead_form_stage', ...leadForm, stage: 'submitted'},
      {event: 'generate_lead', ...leadForm, lead_provider: 'hubspot', dedupe_id: `${leadForm.form_id}:<timestamp>`},
    ]);
  });

  await test.step('another submission in the same session is no further lead', async () => {
    await page.reload();
    await openLeadForm(page);
    await expect(submitButton(page)).toBeVisible();
    await fillInForm(page);
    await submitButton(page).click();
    await expect(dialog.getByText('Your details have been sent.')).toBeVisible();
    expect(await eventNames(page)).toEqual([
      ...['lead_form_open', 'lead_form_render', 'lead_submit_click', 'lead_form_stage'],
    ]);
  });
});

test('a submission without an answer gives the button back after 10 s, and the text as an email', async ({page}) => {
  await serveHubspot(page, 'never answers');
  await openFormInStoppedTime(page);
  await waitForForm(page);
  await fillInForm(page);
  await submitButton(page).click();
  await page.clock.runFor(100);
  await expect(submitButton(page)).toBeDisabled();
  await page.clock.runFor(9_000);
  await expect(submitButton(page)).toBeDisabled();
  await page.clock.runFor(1_000);
  await expect(submitButton(page)).toBeEnabled();
  await expect(leadDialog(page).getByText('No answer yet')).toBeVisible();
  await expect(leadDialog(page).getByLabel('Email')).toHaveValue('ada@example.com');
  expect(await mailBody(leadDialog(page).getByRole('link', {name: 'Open the email'}))).toContain(
    'Email: ada@example.com\r\nWebsite: example.com',
  );
  expect(await eventNames(page)).not.toContain('generate_lead');
});
