import {postFields} from '../../src/blog/postFields';
import {expect, test} from '../support/browserTest';
import {offerFolder, savedFiles} from '../support/editor/folder';
import {choosePicture, field, openEditor, openNewPost, save} from '../support/editor/form';
import {png} from '../support/editor/png';
import {earlierPost} from '../support/editor/writtenPost';

test('what breaks a rule is refused, with what to write instead, a picture in the text too', async ({page}) => {
  await offerFolder(page, earlierPost);
  await openEditor(page);
  await openNewPost(page);
  await page.getByRole('textbox', {name: 'Title'}).fill('Short');
  await page.getByRole('textbox', {name: 'Excerpt'}).fill('Too short as well.');
  await page.getByRole('textbox', {name: 'Address'}).fill('Not An Address');
  await page.getByRole('textbox', {name: 'Cover description'}).fill('Blue');
  await save(page);
  for (const {label, hint} of [postFields.title, postFields.excerpt, postFields.slug, postFields.imageAlt]) {
    await expect(field(page, label).getByRole('alert').getByText(hint)).toBeVisible();
  }
  for (const {label} of [postFields.category, postFields.image]) {
    await expect(field(page, label).getByRole('alert').getByText('This field is required.')).toBeVisible();
  }
  expect([...(await savedFiles(page)).keys()].sort()).toEqual([...earlierPost.keys(), 'blog/authors.yml'].sort());
  await page.getByRole('textbox', {name: 'Text', exact: true}).click();
  await page.getByRole('button', {name: 'Picture', exact: true}).click();
  const dialog = page.getByRole('dialog', {name: 'Picture'});
  await dialog.getByRole('textbox', {name: 'Description'}).fill('tiny');
  await dialog.getByRole('button', {name: 'Insert'}).click();
  await expect(dialog.getByRole('alert').getByText('This field is required.')).toBeVisible();
  await expect(dialog.getByRole('alert').getByText('Say in 10 to 160 characters')).toBeVisible();
});

test('what the check of posts would refuse is not saved, and said in its words', async ({page}) => {
  await offerFolder(page, earlierPost);
  await openEditor(page);
  await openNewPost(page);
  await page.getByRole('textbox', {name: 'Title'}).fill('A page that fits its ad');
  await page
    .getByRole('textbox', {name: 'Excerpt'})
    .fill('A post that is not yet one: it has few words, and a cover that is too small.');
  await page.getByRole('textbox', {name: 'Address'}).fill('archive');
  await field(page, 'Category').getByRole('radio', {name: 'Marketing'}).click();
  await choosePicture(page, field(page, 'Cover'), 'small.png', png(600, 600, '#2a3fb0'));
  await page.getByRole('textbox', {name: 'Cover description'}).fill('An image of a page');
  await page.getByRole('textbox', {name: 'Text', exact: true}).click();
  await page.keyboard.type('Few words.');
  await expect(page.locator('iframe').contentFrame().getByText('Few words.')).toBeVisible();
  await save(page);
  const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await expect(dialog).toContainText('The post was not saved.');
  for (const sentence of [
    'Address: "archive" is the address of another page of the blog.',
    'Cover: "small.png" is 600 x 600 pixels, which is too small. Export it at least 1200 x 630 pixels.',
    'Cover description: "An image of a page" begins with "An image of", which a screen reader says already.',
    'It has 2 words, which is no article yet.',
  ]) {
    await expect(dialog).toContainText(sentence);
  }
  expect([...(await savedFiles(page)).keys()].sort()).toEqual([...earlierPost.keys(), 'blog/authors.yml'].sort());
});
