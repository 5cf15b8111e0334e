import {expect, test, visit, watchConsole} from '../../support/browserTest';
import {expectAccessible} from '../../support/accessibility';
import {tabTo} from '../../support/tabTo';

test.use({contextOptions: {reducedMotion: 'reduce'}});

test('instant publishing: the four steps by keyboard alone', async ({page}) => {
  const {problems} = watchConsole(page);
  const step = page.locator('[aria-current="step"]');
  await visit(page, '/features/instant-publishing');
  await tabTo(page, step.getByRole('button', {name: /^Image/}));
  await page.keyboard.press('Space');
  for (const [action, next] of [
    ['Review', 'Review'],
    ['Approve', 'Publish'],
    ['Publish', 'Lightning Fast'],
  ] as const) {
    await tabTo(page, step.getByRole('button', {name: action, exact: true}));
    await page.keyboard.press('Enter');
    await expect(step.getByRole('heading', {name: next})).toBeFocused();
  }
  await expect(step).toContainText('yoursite.com/coffee?utm_campaign=office-spring');
  await tabTo(page, step.getByRole('button', {name: 'Start Test'}));
  await page.keyboard.press('Enter');
  await expect(step).toContainText('Control 50%');
  await page.keyboard.press('Enter');
  await expect(step).toContainText('Treatment 100%');
  await expect(page.locator('main a[href="/demos#publishing-ab-testing"]')).toBeVisible();
  await expectAccessible(page);
  expect(problems).toEqual([]);
});

test('live deployment: a visit is threaded by keyboard to the page it gets', async ({page}) => {
  const {problems} = watchConsole(page);
  const sources = page.getByRole('group', {name: 'Source'});
  await visit(page, '/features/live-deployment');
  const verdict = page.getByRole('status').filter({hasText: 'It gets'});
  await tabTo(page, page.getByRole('group', {name: 'Device'}).getByRole('button', {name: 'Desktop'}));
  await page.keyboard.press('Enter');
  await tabTo(page, sources.getByRole('button', {name: 'LinkedIn ad'}));
  await page.keyboard.press('Space');
  await expect(verdict).toContainText('Workwear for the whole team, as utm_source=linkedin and Desktop both fit.');
  await expect(page.locator('main li[aria-current="true"]')).toContainText('Workwear for the whole team');
  await expectAccessible(page);
  expect(problems).toEqual([]);
});
