import {expect, type Locator, type Page} from '@playwright/test';

/** Has the editor, on its first screen, ask for the folder that the test offers. */
export async function chooseFolder(page: Page): Promise<void> {
  await page.getByRole('button', {name: 'Work with Local Repository'}).click();
  await expect(page.getByRole('group', {name: 'Entry List'})).toBeVisible();
}

/** Opens the editor on the folder that the test offers. */
export async function openEditor(page: Page): Promise<void> {
  await page.goto('/admin');
  await chooseFolder(page);
}

/** Opens the form of a new post. */
export async function openNewPost(page: Page): Promise<void> {
  await page.getByRole('toolbar', {name: 'Collection'}).getByRole('button', {name: 'Create New Entry'}).click();
  await expect(page.getByRole('textbox', {name: 'Title'})).toBeVisible();
}

/** Opens a post from the list. */
export async function openPost(page: Page, title: string): Promise<void> {
  await page.getByText(title).dblclick();
  await expect(page.getByRole('textbox', {name: 'Title'})).toHaveValue(title);
}

export function field(page: Page, label: string): Locator {
  return page.getByRole('group', {name: new RegExp(`“\\W?${label}\\W?” Field`)});
}

export async function save(page: Page): Promise<void> {
  await page.getByRole('button', {name: 'Save', exact: true}).click();
}

/** The types that Chromium gives files, by their endings; of photos from phones it knows none on some systems. */
const types: Readonly<Record<string, string>> = {png: 'image/png', webp: 'image/webp', heic: ''};

/** Chooses a file in the editor's dialog of pictures, which stays open. */
export async function offerPicture(page: Page, within: Locator, name: string, file: Buffer): Promise<Locator> {
  const library = page.getByRole('dialog', {name: 'Select Image'});
  // The editor loses a click that comes while it draws what was typed before; whoever sees no dialog presses again.
  await expect(async () => {
    if (!(await library.isVisible())) await within.getByRole('button', {name: 'Browse'}).click({timeout: 5000});
    await expect(library).toBeVisible({timeout: 5000});
  }).toPass();
  const mimeType = types[name.split('.').at(-1)?.toLowerCase() ?? ''] ?? '';
  await library.locator('input[type="file"]').first().setInputFiles({name, mimeType, buffer: file});
  return library;
}

/** Uploads a picture for a field, from the computer. */
export async function choosePicture(page: Page, within: Locator, name: string, file: Buffer): Promise<void> {
  const library = await offerPicture(page, within, name, file);
  await library.getByRole('button', {name: 'Insert'}).click();
  await expect(library).toBeHidden();
}

/** A picture in the text, as a marketer describes it. */
export interface BodyPicture {
  readonly name: string;
  readonly file: Buffer;
  readonly alt: string;
  readonly caption: string;
}

/** Puts a picture into the text: upload, description, caption. */
export async function addPicture(page: Page, {name, file, alt, caption}: BodyPicture): Promise<void> {
  await page.getByRole('button', {name: 'Picture', exact: true}).click();
  const dialog = page.getByRole('dialog', {name: 'Picture'});
  await choosePicture(page, dialog, name, file);
  await dialog.getByRole('textbox', {name: 'Description'}).fill(alt);
  await dialog.getByRole('textbox', {name: 'Caption'}).fill(caption);
  await dialog.getByRole('button', {name: 'Insert'}).click();
  await expect(dialog).toBeHidden();
}
