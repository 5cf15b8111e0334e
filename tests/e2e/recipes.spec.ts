import {test} from '../support/owner/site';
import {expect, hydrated} from '../support/browserTest';
import {press} from '../support/recipes/pages';
import {addedPost} from '../support/recipes/post';

// The recipes were followed in the owner's build.
test('what each recipe adds is there', async ({page}) => {
  await test.step('a home section is on the home page, in both languages', async () => {
    await page.goto('/');
    await expect(page.getByRole('heading', {name: press.en})).toBeVisible();
    await page.goto('/?audience=german&locale=de-DE');
    await expect(page.getByRole('heading', {name: press.de})).toBeVisible();
  });

  await test.step('a feature page has what was said of it and its parts', async () => {
    await page.goto('/features/page-history');
    await expect(page.getByRole('heading', {level: 1, name: 'Page History'})).toBeVisible();
    await expect(page.getByText('Three versions')).toBeVisible();
  });

  await test.step('a marketing page is in the navigation, its counter counts and its button copies', async () => {
    await page.goto('/');
    await page.getByRole('banner').getByRole('link', {name: 'Careers'}).click();
    await expect(page.getByRole('heading', {level: 1, name: 'Work with us'})).toBeVisible();
    await hydrated(page);
    await page.getByRole('button', {name: 'Clicked 0 times'}).click();
    await page.getByRole('button', {name: 'Clicked 1 times'}).click();
    await expect(page.getByRole('button', {name: 'Clicked 2 times'})).toBeVisible();
    await page.getByRole('button', {name: 'Copy', exact: true}).click();
    await expect(page.getByRole('button', {name: 'Copied', exact: true})).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('Hello');
  });

  await test.step('a doc is in the sidebar and shows its sample', async () => {
    await page.goto('/docs');
    await page
      .getByRole('navigation', {name: 'Documentation pages'})
      .getByRole('link', {name: 'Versions of a page'})
      .click();
    await expect(page.getByRole('heading', {level: 1, name: 'Versions of a page'})).toBeVisible();
    await expect(page.getByRole('main')).toContainText("['original', 'tailored']");
  });

  await test.step('a post is in the list of posts', async () => {
    await page.goto('/blog');
    await page.getByRole('main').getByRole('link', {name: addedPost, exact: true}).click();
    await expect(page.getByRole('heading', {level: 1, name: addedPost})).toBeVisible();
  });

  await test.step('a redirect leads to its page', async () => {
    await page.goto('/jobs');
    await expect(page).toHaveURL('/careers');
  });
});
