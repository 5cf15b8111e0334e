import {expect, test, type Page} from '../support/browserTest';
import {offerFolder} from '../support/editor/folder';
import {openEditor} from '../support/editor/form';
import {missingFaces, signsOf} from '../support/editor/signs';
import {watchEditor} from '../support/editor/watch';
import {earlierPost, earlierTitle} from '../support/editor/writtenPost';

const phone = {width: 390, height: 844};
const desktop = {width: 1440, height: 900};

/** Holds the signs that are shown at this moment to their pictures. */
async function expectSigns(page: Page, names: readonly string[]): Promise<void> {
  await expect(async () => {
    const {shown, written} = await signsOf(page);
    expect(written).toEqual([]);
    expect(shown).toEqual(expect.arrayContaining([...names]));
  }).toPass({timeout: 15_000});
}

async function openOnDesktop(page: Page): Promise<void> {
  await openEditor(page);
  await expectSigns(page, ['search', 'edit', 'arrow_drop_down']);
  await page.getByText(earlierTitle).dblclick();
}

async function openOnPhone(page: Page): Promise<void> {
  await page.goto('/admin');
  await page.getByRole('button', {name: 'Work with Local Repository'}).click();
  await page.getByText('Posts', {exact: true}).first().click();
  await expectSigns(page, ['arrow_back', 'edit']);
  await page.getByText(earlierTitle).click();
}

for (const [device, viewport, open] of [
  ['desktop', desktop, openOnDesktop],
  ['phone', phone, openOnPhone],
] as const) {
  test(`on a ${device} each sign of the editor is drawn, and the console stays clean`, async ({page, baseURL}) => {
    await page.setViewportSize(viewport);
    const faults = await watchEditor(page, baseURL ?? '');
    await offerFolder(page, earlierPost);
    await open(page);
    await expect(page.getByRole('textbox', {name: 'Text', exact: true})).toContainText(
      'A visitor reads the first line',
    );
    await expectSigns(page, ['arrow_back', 'more_vert', 'format_bold', 'link', 'image']);
    expect(await missingFaces(page)).toEqual([]);
    expect(faults.problems).toEqual([]);
    expect(faults.asked).toEqual([]);
  });
}

test('a sign font that was read as text is told of: in the console, by its face and by the names of the signs', async ({
  page,
  baseURL,
}) => {
  const faults = await watchEditor(page, baseURL ?? '');
  await page.route('**/material-symbols*', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({response: answer, body: Buffer.from((await answer.body()).toString('utf8'))});
  });
  await offerFolder(page, earlierPost);
  await openEditor(page);
  await expect(async () => expect((await signsOf(page)).written).toContain('edit')).toPass();
  expect(await missingFaces(page)).toEqual(['Material Symbols Outlined']);
  expect(faults.problems.join()).toMatch(/font/i);
});
