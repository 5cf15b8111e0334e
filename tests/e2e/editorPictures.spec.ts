import {readFileSync} from 'node:fs';
import path from 'node:path';
import {imageSize} from 'image-size';
import {checkPosts, describeFindings} from '../../src/blog/check';
import {postFields} from '../../src/blog/postFields';
import {expect, isAll, test, type Page} from '../support/browserTest';
import {offerFolder, savedFiles, type Files} from '../support/editor/folder';
import {addPicture, choosePicture, field, offerPicture, openEditor, openNewPost, save} from '../support/editor/form';
import {watchEditor} from '../support/editor/watch';
import {earlierPost} from '../support/editor/writtenPost';
import {copySite} from '../support/siteCopy';

const photo = readFileSync('tests/fixtures/editor/pictures/photo.heic');
const chart = readFileSync('tests/fixtures/editor/pictures/chart.webp');
const folder = 'blog/2025-11-03-a-photo-from-a-phone';

/** Fills in a post, all but its cover. */
async function fillIn(page: Page): Promise<void> {
  await page.getByRole('textbox', {name: 'Title'}).fill('A photo from a phone as a cover');
  await page.getByRole('textbox', {name: 'Excerpt'}).fill('A post whose cover is a photo from a phone, and a picture.');
  await page.getByRole('textbox', {name: 'Address'}).fill('a-photo-from-a-phone');
  await field(page, 'Category').getByRole('radio', {name: 'Marketing'}).click();
  await page.getByRole('textbox', {name: 'Date'}).fill('2025-11-03');
  await page.getByRole('textbox', {name: 'Cover description'}).fill('An ad and the page that it leads to');
  await page.getByRole('textbox', {name: 'Text', exact: true}).click();
  await page.keyboard.insertText('A visitor reads the first line of a page before anything else. '.repeat(6).trim());
  await page.keyboard.press('Enter');
}

/** What the check says of the site with the files that were saved. */
async function checkSaved(files: Files): Promise<string> {
  const site = copySite(new Map([...files].filter(([name]) => name.startsWith(`${folder}/`))));
  try {
    return describeFindings(await checkPosts({siteDir: site.folder}));
  } finally {
    site.remove();
  }
}

/** Waits until the preview shows a picture as wide as it is. */
async function expectPreview(page: Page, name: string, width: number): Promise<void> {
  const picture = page.locator('iframe').contentFrame().getByRole('img', {name});
  await expect(picture).toHaveJSProperty('naturalWidth', width);
}

async function saved(page: Page): Promise<Files> {
  await save(page);
  await expect(page.getByText('Entry saved.')).toBeVisible();
  return savedFiles(page);
}

test('a photo from a phone becomes a WebP picture, a WebP stays as it is, and the check takes both', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(120_000);
  const faults = await watchEditor(page, baseURL ?? '');
  await offerFolder(page, earlierPost);
  await openEditor(page);
  await openNewPost(page);
  await fillIn(page);
  await addPicture(page, {
    name: 'chart.webp',
    file: chart,
    alt: 'Two bars, the second taller',
    caption: 'Two bars.',
  });
  await choosePicture(page, field(page, 'Cover'), 'IMG_2031.HEIC', photo);
  await expectPreview(page, 'An ad and the page', 1200);
  await expectPreview(page, 'Two bars', 640);
  const files = await saved(page);
  const names = [...files.keys()].filter((name) => path.dirname(name) === folder);
  expect(names.sort()).toEqual(['chart.webp', 'img_2031.webp', 'index.md'].map((name) => `${folder}/${name}`));
  expect(files.get(`${folder}/chart.webp`)).toEqual(chart);
  const cover = files.get(`${folder}/img_2031.webp`) ?? Buffer.alloc(0);
  expect(imageSize(cover)).toMatchObject({type: 'webp', width: 1200, height: 630});
  expect(await checkSaved(files)).toBe(describeFindings([]));
  expect(faults.asked).toEqual([]);
  expect(faults.problems).toEqual([]);
});

// Kinds of browsers and pictures that the mechanism above has to do with seldom: weekly.
if (isAll) {
  test('a browser that writes no WebP has the editor write it', async ({page}) => {
    test.setTimeout(120_000);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(path.basename(request.url())));
    // As Safari does: another type than the one that was asked for.
    await page.addInitScript(() => {
      class CanvasWithoutWebP extends OffscreenCanvas {
        override convertToBlob(): Promise<Blob> {
          return super.convertToBlob({type: 'image/png'});
        }
      }
      Object.assign(window, {OffscreenCanvas: CanvasWithoutWebP});
    });
    await offerFolder(page, earlierPost);
    await openEditor(page);
    await openNewPost(page);
    await fillIn(page);
    await choosePicture(page, field(page, 'Cover'), 'IMG_2031.HEIC', photo);
    await expectPreview(page, 'An ad and the page', 1200);
    const cover = (await saved(page)).get(`${folder}/img_2031.webp`) ?? Buffer.alloc(0);
    expect(imageSize(cover)).toMatchObject({type: 'webp', width: 1200, height: 630});
    expect(asked.filter((name) => /^webp_enc.*\.wasm$/.test(name))).toHaveLength(1);
  });

  test('a picture that cannot be read, and one that is too large, are refused with the reason', async ({page}) => {
    await offerFolder(page, earlierPost);
    await openEditor(page);
    await openNewPost(page);
    const refused = async (name: string, file: Buffer, reason: RegExp): Promise<void> => {
      const library = await offerPicture(page, field(page, 'Cover'), name, file);
      await library.getByRole('button', {name: 'Insert'}).click();
      await expect(page.getByText(reason)).toBeVisible();
      await page.getByRole('button', {name: 'OK'}).click();
      await expect(field(page, 'Cover').getByRole('button', {name: 'Browse'})).toBeVisible();
    };
    await refused('IMG_2031.HEIC', photo.subarray(0, photo.length / 3), /cannot be uploaded because it’s damaged/);
    const large = Buffer.concat([chart, Buffer.alloc(postFields.image.maxBytes)]);
    await refused('large.webp', large, /cannot be uploaded because it exceeds the maximum size/);
  });
}
