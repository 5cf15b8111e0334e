import AxeBuilder from '@axe-core/playwright';
import {expect, type Page} from '@playwright/test';
import {test} from '../support/browserTest';
import {dataLayer, eventNames, leadDialog, mailBody, openLeadDialog, visit} from '../support/leadDialog';

const form = {form_id: '00000000-0000-4000-8000-000000000000', form_name: 'Start Your Free Trial'};

async function fillInForm(page: Page): Promise<void> {
  await leadDialog(page).getByLabel('Work email').fill('ada@example.com');
  await leadDialog(page).getByLabel('Website address').fill('example.com/spring');
}

test.describe('opening and closing', () => {
  test('the Contact button opens it; Escape closes it and returns the focus', async ({page}) => {
    await visit(page, '/');
    const contact = page.getByRole('button', {name: 'Contact', exact: true});
    await contact.click();
    await expect(leadDialog(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(leadDialog(page)).toBeHidden();
    await expect(contact).toBeFocused();
  });

  test('its close button closes it and returns the focus', async ({page}) => {
    await visit(page, '/');
    const opener = await openLeadDialog(page);
    await leadDialog(page).getByRole('button', {name: 'Close'}).click();
    await expect(leadDialog(page)).toBeHidden();
    await expect(opener).toBeFocused();
  });

  test('it says what is offered', async ({page}) => {
    await visit(page, '/');
    await openLeadDialog(page);
    const dialog = leadDialog(page);
    await expect(dialog).toHaveAccessibleDescription('Stop wasting ad spend. Lift ROAS. Personalize every page.');
    for (const text of [
      '2-min tailoring',
      'A/B testing included',
      'Higher conversion rates',
      'Limited Early Access',
      'Secure',
      'GDPR ready',
      'GTM one-line tag plus Chrome extension',
      'Cancel anytime',
    ])
      await expect(dialog.getByText(text, {exact: true})).toBeVisible();
    await expect(dialog.locator('#hubspot-form-container form')).toBeVisible();
  });

  test('contact=true opens it on load, without an opener to return to', async ({page}) => {
    await visit(page, '/?contact=true');
    await expect(leadDialog(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(leadDialog(page)).toBeHidden();
    expect(await eventNames(page)).toEqual(['lead_form_open', 'lead_form_render']);
  });

  for (const search of ['?contact=false&contact=true', '?contact=1', '?contact=%3Cimg%20src=x%20onerror=alert(1)%3E'])
    test(`nothing opens for ${search}`, async ({page}) => {
      await visit(page, `/${search}`);
      await page.getByRole('button', {name: 'Contact', exact: true}).focus();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      expect(await eventNames(page)).toEqual([]);
    });

  test('contact=true opens it on navigation in the app, and a jump within that page does not', async ({page}) => {
    await visit(page, '/');
    const navigate = (address: string): Promise<void> =>
      page.evaluate((to) => {
        window.history.pushState({key: to}, '', to);
        window.dispatchEvent(new PopStateEvent('popstate', {state: {key: to}}));
      }, address);
    await navigate('/?contact=true');
    await expect(leadDialog(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(leadDialog(page)).toBeHidden();
    await navigate('/?contact=true#faq');
    await navigate('/?utm_source=x&contact=true');
    await expect(leadDialog(page)).toBeVisible();
    await navigate('/');
    await expect(leadDialog(page)).toBeHidden();
    expect((await eventNames(page)).filter((event) => event === 'lead_form_open')).toHaveLength(2);
  });

  test('a click made while its code is on the way is not lost', async ({page}) => {
    let release = (): void => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await visit(page, '/');
    await page.route('**/assets/js/**', async (route) => {
      await held;
      await route.continue();
    });
    await page.locator('[data-opens-dialog="lead"]:visible').first().click();
    await expect(leadDialog(page)).toHaveCount(0);
    release();
    await expect(leadDialog(page)).toBeVisible();
  });

  test('code that cannot be fetched is said in words, with the address, and asked for again', async ({
    page,
    context,
  }) => {
    await visit(page, '/');
    await context.setOffline(true);
    const opener = page.locator('[data-opens-dialog="lead"]:visible').first();
    await opener.click();
    const failure = page.getByRole('alert').filter({hasText: 'could not be loaded'});
    await expect(failure.getByRole('link')).toHaveAttribute('href', /^mailto:\S+@\S+$/);
    await context.setOffline(false);
    await opener.click();
    await expect(leadDialog(page)).toBeVisible();
    await expect(failure).toBeHidden();
  });
});

test.describe('the life cycle without a provider', () => {
  test('pushes exactly these events, in this order', async ({page}) => {
    await visit(page, '/');
    await openLeadDialog(page);
    await fillInForm(page);
    await leadDialog(page).getByRole('button', {name: 'Continue by email'}).click();
    await expect(leadDialog(page).getByText('Nothing has been sent yet')).toBeVisible();
    expect(await dataLayer(page)).toEqual([
      {event: 'lead_form_open', ...form},
      {event: 'lead_form_render', ...form},
      {event: 'lead_submit_click', ...form},
      {event: 'lead_form_stage', ...form, stage: 'submitted'},
      {event: 'generate_lead', ...form, lead_provider: 'embedded', dedupe_id: `${form.form_id}:<timestamp>`},
    ]);
  });

  test('keeps what was typed, in the form, in the email and on the clipboard', async ({page, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await visit(page, '/');
    await openLeadDialog(page);
    await fillInForm(page);
    await page.keyboard.press('Enter');
    const dialog = leadDialog(page);
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
    const submit = dialog.getByRole('button', {name: 'Continue by email'});
    await dialog.getByLabel('Work email').fill('ada');
    await submit.click();
    await expect(dialog.getByLabel('Work email')).toBeFocused();
    await expect(dialog.getByLabel('Work email')).toHaveAccessibleDescription(/not an email address/);
    await expect(dialog.getByLabel('Website address')).toHaveAccessibleDescription(/Enter the address/);
    await expect(submit).toBeEnabled();
    await fillInForm(page);
    await submit.dblclick({force: true});
    await expect(submit).toBeDisabled();
    expect((await eventNames(page)).slice(2)).toEqual([
      'lead_submit_click',
      'lead_submit_click',
      'lead_form_stage',
      'generate_lead',
    ]);
  });

  test('reports each opening, the form once a page, the lead once a session', async ({page}) => {
    await visit(page, '/');
    const submitOnce = async (): Promise<void> => {
      await openLeadDialog(page);
      await expect(leadDialog(page).getByLabel('Work email')).toHaveValue('');
      await fillInForm(page);
      await page.keyboard.press('Enter');
      await expect(leadDialog(page).getByText('Nothing has been sent yet')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(leadDialog(page)).toBeHidden();
    };
    const submission = ['lead_submit_click', 'lead_form_stage'];
    await submitOnce();
    await submitOnce();
    expect(await eventNames(page)).toEqual([
      'lead_form_open',
      'lead_form_render',
      ...submission,
      'generate_lead',
      'lead_form_open',
      ...submission,
    ]);
    await page.reload();
    await submitOnce();
    expect(await eventNames(page)).toEqual(['lead_form_open', 'lead_form_render', ...submission]);
  });

  test('works with a data layer that throws', async ({page}) => {
    const errors: string[] = [];
    page.on('pageerror', ({message}) => errors.push(message));
    await page.addInitScript(() =>
      Object.defineProperty(window, 'dataLayer', {
        get: () => {
          throw new Error('blocked');
        },
      }),
    );
    await visit(page, '/');
    await openLeadDialog(page);
    await fillInForm(page);
    await page.keyboard.press('Enter');
    await expect(leadDialog(page).getByText('Nothing has been sent yet')).toBeVisible();
    expect(errors).toEqual([]);
  });

  test('counts the lead once a page where session storage is denied', async ({page}) => {
    await page.addInitScript(() =>
      Object.defineProperty(window, 'sessionStorage', {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      }),
    );
    await visit(page, '/');
    for (const _visit of [1, 2]) {
      await openLeadDialog(page);
      await fillInForm(page);
      await page.keyboard.press('Enter');
      await expect(leadDialog(page).getByText('Nothing has been sent yet')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(leadDialog(page)).toBeHidden();
    }
    expect((await eventNames(page)).filter((event) => event === 'generate_lead')).toHaveLength(1);
  });
});

test('the keyboard alone opens it, fills it in, stays inside and leaves it', async ({page}) => {
  await visit(page, '/');
  const opener = page.locator('[data-opens-dialog="lead"]:visible').first();
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = leadDialog(page);
  await expect(dialog.getByLabel('Work email')).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.type('ada@example.com');
  await page.keyboard.press('Tab');
  await page.keyboard.type('example.com');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Nothing has been sent yet')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('link', {name: 'Open the email'})).toBeFocused();
  for (let step = 0; step < 8; step++) {
    await page.keyboard.press('Tab');
    await expect(dialog.locator(':focus')).toHaveCount(1);
  }
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
});

test('it is German on the German home page', async ({page}) => {
  await visit(page, '/?audience=german&locale=de-DE');
  await page.locator('[data-opens-dialog="lead"]:visible').first().click();
  const dialog = page.getByRole('dialog', {name: 'Starten Sie Ihre kostenlose Testphase'});
  await expect(dialog).toHaveAttribute('lang', 'de');
  await dialog.getByLabel('Geschäftliche E-Mail-Adresse').fill('ada@example.com');
  await dialog.getByLabel('Adresse der Website').fill('example.com');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('link', {name: 'E-Mail öffnen'})).toBeVisible();
  await expect(dialog.getByRole('button', {name: 'Schließen'})).toBeVisible();
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`it has no accessibility violations before and after submitting (${colorScheme})`, async ({page}) => {
    await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
    await visit(page, '/');
    await openLeadDialog(page);
    await expect(leadDialog(page).getByLabel('Work email')).toBeVisible();
    const scan = () => new AxeBuilder({page}).include('[role=dialog]').analyze();
    const empty = await scan();
    expect(empty.passes.length).toBeGreaterThan(10);
    expect(empty.violations).toEqual([]);
    await page.getByRole('button', {name: 'Continue by email'}).click();
    expect((await scan()).violations).toEqual([]);
    await fillInForm(page);
    await page.keyboard.press('Enter');
    await expect(leadDialog(page).getByText('Nothing has been sent yet')).toBeVisible();
    expect((await scan()).violations).toEqual([]);
  });

test('it fits a screen 320 px wide and scrolls inside', async ({page}) => {
  await page.setViewportSize({width: 320, height: 568});
  await visit(page, '/');
  await page.locator('[data-opens-dialog="lead"]:visible').first().click();
  await fillInForm(page);
  await page.keyboard.press('Enter');
  const copy = leadDialog(page).getByRole('button', {name: 'Copy the text'});
  await copy.scrollIntoViewIfNeeded();
  await expect(copy).toBeInViewport();
  await expect(leadDialog(page).getByRole('button', {name: 'Close'})).toBeInViewport();
  const overflow = await leadDialog(page).evaluate(
    (dialog) =>
      [dialog, ...dialog.querySelectorAll('*')].filter((node) => node.getBoundingClientRect().right > window.innerWidth)
        .length,
  );
  expect(overflow).toBe(0);
});
