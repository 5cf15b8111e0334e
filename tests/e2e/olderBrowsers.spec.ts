import {accessibilityFaults} from '../support/accessibility';
import {expect, sideways, test, type Page} from '../support/browserTest';
import {newestPost} from '../support/builtPosts';

/** Gives a page its documents, styles and scripts with their text changed. */
async function changeAnswers(page: Page, change: (text: string) => string): Promise<void> {
  await page.route(/\/[^.]*$|\.(css|js)(\?|$)/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({response, body: change(await response.text())});
  });
}

// The scripts in the head are changed as well, which the policy knows by their hashes.
test.use({bypassCSP: true});

interface Feature {
  /** Its words in pages, styles and scripts, each in place of which an older browser reads one that it does not know. */
  readonly words: readonly (readonly [string, string])[];
  /** What scripts find in its place. */
  readonly missing?: () => void;
}

/** What .browserslistrc counts on, as a browser is that lacks it. */
const features: Readonly<Record<string, Feature>> = {
  'light-dark()': {
    words: [['light-dark(', 'unknown-dark(']],
  },
  ':has()': {words: [[':has(', ':unknown-has(']]},
  popovers: {
    words: [[':popover-open', ':unknown-open']],
    missing: () => {
      for (const name of ['showPopover', 'hidePopover', 'togglePopover', 'popover']) {
        Reflect.deleteProperty(HTMLElement.prototype, name);
      }
    },
  },
  dialogs: {
    words: [[':modal', ':unknown-modal']],
    missing: () => {
      for (const name of ['show', 'showModal', 'close']) Reflect.deleteProperty(HTMLDialogElement.prototype, name);
    },
  },
};

const pages = ['/', '/docs/ab-testing', newestPost().path, '/pricing'];

/** Has a page, its styles and its scripts lack a feature. */
async function takeAway(page: Page, {words, missing}: Feature): Promise<void> {
  if (missing !== undefined) await page.addInitScript(missing);
  await changeAnswers(page, (text) =>
    words.reduce((changed, [word, unknown]) => changed.replaceAll(word, unknown), text),
  );
}

for (const [name, feature] of Object.entries(features)) {
  test(`without ${name} pages read, and their links work`, async ({page}) => {
    const errors: string[] = [];
    page.on('pageerror', ({message}) => errors.push(message));
    await takeAway(page, feature);
    for (const address of pages) {
      await page.goto(address);
      await expect(page.getByRole('heading', {level: 1})).toBeVisible();
      expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(500);
      expect(await accessibilityFaults(page, {only: {type: 'rule', values: ['color-contrast']}})).toEqual([]);
      expect(await sideways(page)).toBeLessThanOrEqual(0);
      await page.getByRole('banner').getByRole('link', {name: 'Team'}).click();
      await expect(page).toHaveURL('/team');
    }
    expect(errors).toEqual([]);
  });
}
