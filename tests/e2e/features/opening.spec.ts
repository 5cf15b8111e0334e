import {expect} from '@playwright/test';
import {features, type Feature} from '../../../src/content/features';
import {test} from '../../support/browserTest';

const all: readonly Feature[] = Object.values(features);

test('each feature opens alike, with its name, an offer, its guide and a picture, and ends with the next step', async ({
  page,
}) => {
  expect(all.length).toBeGreaterThanOrEqual(10);
  for (const {path, title, label = 'Try it on your site', guide, next} of all) {
    await page.goto(path);
    const opening = page.locator('main > :first-child');
    await expect(opening.getByRole('heading', {level: 1})).toHaveText(title);
    await expect(opening.getByRole('button', {name: label, exact: true})).toBeInViewport();
    await expect(opening.getByRole('link', {name: guide.label, exact: true})).toHaveAttribute('href', guide.to);
    await expect(opening.locator('[role=img], svg').first()).toBeVisible();
    const end = page.locator('main > :last-child');
    await expect(end.getByRole('heading', {name: next.title})).toBeVisible();
    await expect(end.getByRole('button', {name: label, exact: true})).toBeVisible();
  }
});

test('pages that are much alike say which is which', () => {
  const paired = all.filter(({differs}) => differs?.link !== undefined);
  expect(paired.length).toBeGreaterThanOrEqual(4);
  for (const {differs} of paired) {
    expect(all.find(({path}) => path === differs?.link?.to)?.title).toBe(differs?.link?.label);
  }
});
