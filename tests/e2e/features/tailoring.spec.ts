import {expect, test, visit} from '../../support/browserTest';
import {expectAccessible} from '../../support/accessibility';
import {chosenOn, unmarked} from '../../support/chosen';
import {tabTo} from '../../support/tabTo';

test.use({contextOptions: {reducedMotion: 'reduce'}});

test.afterEach('what is chosen looks different from what is not', async ({page}) => {
  const chosen = await chosenOn(page, 'main [data-island]');
  expect(chosen.length).toBeGreaterThan(0);
  expect(await unmarked(page, chosen)).toEqual([]);
});

test('image tailoring: prompt, ratio and slider by keyboard and pointer', async ({page}) => {
  const prompts = page.getByRole('list', {name: 'Sample prompts'});
  await visit(page, '/features/image-tailoring');
  await expect(prompts.getByRole('button')).toHaveText([
    /Office team collaboration.*B2B/,
    /Young professionals using a phone app.*consumer campaigns/,
    /Minimalist product showcase.*e-commerce/,
  ]);
  await tabTo(page, prompts.getByRole('button').nth(1));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('img', {name: /two young people outside a café/})).toBeVisible();

  await tabTo(page, page.getByRole('button', {name: '9:16'}));
  await page.keyboard.press('Space');
  await expect(page.getByRole('status').filter({hasText: '9:16'})).toContainText('around its subject');

  const slider = page.getByRole('slider', {name: 'Share of the original page'});
  await tabTo(page, slider);
  await page.keyboard.press('ArrowLeft');
  await expect(slider).toHaveAttribute('aria-valuetext', /^49% original, 51% tailored/);
  await page.keyboard.press('End');
  await expect(slider).toHaveValue('100');
  const box = await slider.boundingBox();
  if (box === null) throw new Error('The slider has no box.');
  await page.mouse.move(box.x + box.width - 5, box.y + 40);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.25, box.y + 40, {steps: 4});
  await page.mouse.up();
  expect(Math.abs(Number(await slider.inputValue()) - 25)).toBeLessThanOrEqual(3);
  await expectAccessible(page);
});

test('smart copy tailoring: audience and language by keyboard change the stitched words', async ({page}) => {
  const audiences = page.getByRole('group', {name: 'Audience'});
  await visit(page, '/features/smart-copy-tailoring');
  await tabTo(page, audiences.getByRole('button', {name: 'Finance leads'}));
  await page.keyboard.press('Enter');
  await expect(page.getByText('in time for the month-end close', {exact: true})).toHaveCSS('border-style', 'dashed');
  await tabTo(page, page.getByRole('group', {name: 'Language'}).getByRole('button', {name: 'French'}));
  await page.keyboard.press('Space');
  await expect(page.locator('main [lang="fr"]')).toContainText('La paie à temps pour la clôture du mois');
  await expectAccessible(page);
});

test('element control: the visitor decides what the page shows', async ({page}) => {
  const visitors = page.getByRole('group', {name: 'Visitor'});
  await visit(page, '/features/element-control');
  await tabTo(page, visitors.getByRole('button', {name: 'High-intent'}));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({hasText: 'High-intent'})).toContainText('Hidden: navigation bar');
  await expect(page.getByRole('img', {name: /^The page of a high-intent visitor/})).toContainText('25 people');
  await expectAccessible(page);
});

test('dynamic CTAs: the source changes the words and the destination', async ({page}) => {
  const sources = page.getByRole('group', {name: 'Where the visitor comes from'});
  await visit(page, '/features/dynamic-ctas');
  await expect(page.getByRole('img', {name: /^Screenshot/})).toBeVisible();
  await tabTo(page, sources.getByRole('button', {name: /LinkedIn/}));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({hasText: 'Book a 30-minute demo'})).toContainText('leads to /demo');
  await expect(page.getByText('yoursite.com/demo')).toBeVisible();
  await expectAccessible(page);
});
