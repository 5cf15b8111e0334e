import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test, type Page} from '../support/browserTest';
import {filesOf, offerFolder, savedFiles} from '../support/editor/folder';
import {
  addPicture,
  chooseFolder,
  choosePicture,
  field,
  openEditor,
  openNewPost,
  openPost,
  save,
} from '../support/editor/form';
import {png} from '../support/editor/png';
import {watchEditor} from '../support/editor/watch';
import {earlierPost, writtenPost, writtenPosts} from '../support/editor/writtenPost';
import {test as ownerTest} from '../support/owner/site';

const fixture = readFileSync('tests/fixtures/editor/post.md');
const fixtureTitle = 'Round trip: a post with everything in it';

const words = {
  title: 'Headlines: what a "matched" page says first',
  excerpt: 'A post that was written in the browser, with a cover, a heading and a picture with its caption.',
  slug: 'what-a-matched-page-says',
  coverAlt: 'A plain blue area, which stands for a cover',
  opening:
    'A visitor reads the first line of a page before anything else, and decides within seconds whether to stay. ' +
    'So the first line has one task: to repeat what the visitor was promised. It does not have to be clever, and it ' +
    'does not have to be short. It has to be recognized by somebody who arrives from an ad.',
  heading: 'A first line that holds',
  picture: 'A plain amber area, which stands for a chart',
  caption: 'What the "first line" stands for.',
};

async function writePost(page: Page): Promise<void> {
  await page.getByRole('textbox', {name: 'Title'}).fill(words.title);
  await page.getByRole('textbox', {name: 'Excerpt'}).fill(words.excerpt);
  await page.getByRole('textbox', {name: 'Address'}).fill(words.slug);
  await field(page, 'Author').getByRole('radio', {name: 'Tailor AI team'}).click();
  await field(page, 'Category').getByRole('radio', {name: 'Marketing'}).click();
  await page.getByRole('textbox', {name: 'Date'}).fill('2025-11-03');
  await choosePicture(page, field(page, 'Cover'), 'My Cover (1).png', png(1200, 630, '#2a3fb0'));
  await page.getByRole('textbox', {name: 'Cover description'}).fill(words.coverAlt);
  await page.getByRole('textbox', {name: 'Text', exact: true}).click();
  // In one go: each key draws the preview anew, and those below are enough to tell that keys are taken.
  await page.keyboard.insertText(words.opening);
  await page.keyboard.press('Enter');
  await page.keyboard.type(words.heading);
  await page.getByRole('button', {name: 'Show Text Style Options'}).click();
  await page.getByRole('menuitemcheckbox', {name: 'Heading 2'}).click();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page.keyboard.type('A sentence below the heading.');
  await page.keyboard.press('Enter');
  const picture = {name: 'Chart.png', file: png(640, 400, '#e8930c'), alt: words.picture, caption: words.caption};
  await addPicture(page, picture);
}

test('a post that is written in the editor is saved with its pictures, and no other file changes', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(120_000);
  const faults = await watchEditor(page, baseURL ?? '');
  await offerFolder(page, earlierPost);
  await openEditor(page);
  await openNewPost(page);
  await writePost(page);
  const preview = page.locator('iframe').contentFrame();
  await expect(preview.getByRole('heading', {level: 1, name: words.title})).toBeVisible();
  await expect(preview.getByText('November 3, 2025')).toBeVisible();
  await expect(preview.getByRole('img', {name: words.coverAlt})).toHaveJSProperty('naturalWidth', 1200);
  await expect(preview.getByRole('img', {name: words.picture})).toHaveJSProperty('naturalWidth', 640);
  await save(page);
  await expect(page.getByText('Entry saved.')).toBeVisible();
  const files = await savedFiles(page);
  const folder = `blog/${writtenPost}`;
  const written = [...files.keys()].filter((name) => !earlierPost.has(name) && name !== 'blog/authors.yml');
  expect(written.sort()).toEqual([`${folder}/chart.png`, `${folder}/index.md`, `${folder}/my-cover-1.png`]);
  for (const [name, content] of earlierPost) expect(files.get(name)).toEqual(content);
  for (const [name, content] of filesOf(`${writtenPosts}/${writtenPost}`)) {
    const saved = files.get(`${folder}/${path.basename(name)}`);
    expect(saved?.toString(), name).toBe(content.toString());
    expect(saved?.equals(content), name).toBe(true);
  }
  expect(faults.asked).toEqual([]);
  expect(faults.problems).toEqual([]);
});

// The owner's build has the post that the test above writes, byte for byte. It passed the content check, since a build
// stops at each finding.
ownerTest('what the editor writes renders on the built site', async ({page}) => {
  await page.goto(`/blog/${words.slug}`);
  await expect(page.getByRole('heading', {level: 1, name: words.title})).toBeVisible();
  await expect(page.getByRole('heading', {level: 2, name: words.heading})).toBeVisible();
  await expect(page.getByRole('img', {name: words.picture})).toBeVisible();
  await page.goto('/blog');
  await expect(page.getByText(words.title)).toBeVisible();
});

test('without a repository a folder of this computer is offered; a new title changes one line', async ({page}) => {
  await offerFolder(page, new Map([['blog/2025-10-08-round-trip/index.md', fixture]]));
  await page.goto('/admin');
  await expect(page.getByText('This site has no repository to save to.')).toBeVisible();
  await expect(page.getByRole('button', {name: 'Work with Local Repository'})).toBeVisible();
  await expect(page.getByRole('button', {name: /Sign In/})).toHaveCount(0);
  await chooseFolder(page);
  await openPost(page, fixtureTitle);
  // Until its text is drawn, the editor finds fault with it.
  await expect(page.getByRole('textbox', {name: 'Text', exact: true})).toContainText('What a visitor gets');
  await page.getByRole('textbox', {name: 'Title'}).fill('Round trip: another title');
  await save(page);
  await expect(page.getByText('Entry saved.')).toBeVisible();
  const saved = (await savedFiles(page)).get('blog/2025-10-08-round-trip/index.md')?.toString('utf8');
  expect(saved).toBe(fixture.toString('utf8').replace(fixtureTitle, 'Round trip: another title'));
});
