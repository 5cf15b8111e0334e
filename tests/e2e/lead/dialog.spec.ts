import {accessibilityFaults, expectAccessibleInBothThemes, setTheme} from '../../support/accessibility';
import {expect, test, visit} from '../../support/browserTest';
import {fillInForm, leadDialog} from '../../support/leadDialog';
import {shownColor} from '../../support/shownColor';

test('the keyboard alone opens it, fills it in and leaves it, with no accessibility violations on the way', async ({
  page,
}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await visit(page, '/');
  const places = [
    {x: 0, y: 0, width: 20, height: 60},
    {x: 0, y: 700, width: 20, height: 20},
  ];
  // Of the header, which stands over the page, and of the page.
  const corners = () => Promise.all(places.map((clip) => page.screenshot({clip})));
  const bright = await corners();
  const opener = page.locator('[data-opens-dialog="lead"]:visible').first();
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = leadDialog(page);
  const email = dialog.getByLabel('Work email');
  await expect(email).toBeVisible();
  // Beside the page instead of over it, it darkens all of it as a modal one does.
  await expect(page.locator('dialog:modal')).toHaveCount(0);
  const dark = await corners();
  expect(bright.map((corner, index) => corner.equals(dark[index] ?? corner))).toEqual([false, false]);
  // What it shows is there in the next state too, which is judged in the dark.
  await setTheme(page, 'light');
  expect(await accessibilityFaults(page, {within: 'dialog[open]'})).toEqual([]);
  await page.keyboard.press('Tab');
  await expect(email).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(email).toHaveAccessibleDescription(/Enter your work email/);
  await expect(email).toBeFocused();
  await expectAccessibleInBothThemes(page, 'dialog[open]');
  await page.keyboard.type('ada@example.com');
  await page.keyboard.press('Tab');
  await page.keyboard.type('example.com');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Nothing has been sent yet')).toBeVisible();
  await expectAccessibleInBothThemes(page, 'dialog[open]');
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
  await expect(dialog.locator('[lang=de]').first()).toBeVisible();
  await expect(page.locator('#hubspot-form-container')).toHaveCount(1);
  await dialog.getByLabel('Geschäftliche E-Mail-Adresse').fill('ada@example.com');
  await dialog.getByLabel('Adresse der Website').fill('example.com');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('link', {name: 'E-Mail öffnen'})).toBeVisible();
  await expect(dialog.getByRole('button', {name: 'Schließen'})).toBeVisible();
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
  const close = leadDialog(page).getByRole('button', {name: 'Close'});
  await expect(close).toBeInViewport();
  await close.focus();
  await expect(close, 'the focus is seen on denim').toHaveCSS('outline-color', shownColor('on-denim', 'light'));
  const overflow = await leadDialog(page).evaluate(
    (dialog) =>
      [dialog, ...dialog.querySelectorAll('*')].filter((node) => node.getBoundingClientRect().right > window.innerWidth)
        .length,
  );
  expect(overflow).toBe(0);
});
