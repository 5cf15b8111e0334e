import {daily, expect, networkAtRest, test, visit, type Page} from '../support/browserTest';
import {leadDialog, openLeadDialog} from '../support/leadDialog';
import {policyViolations} from '../support/policyViolations';

/** Brings everything that waits for being near into view. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight / 2) {
      scrollTo(0, y);
      await new Promise((resolve) => setTimeout(resolve, 40));
    }
  });
  await networkAtRest(page);
}

test('the check sees what the policy does not know, and the policy keeps it from running', async ({page}) => {
  const violations = await policyViolations(page);
  await visit(page, '/pricing');
  const outcomes = await page.evaluate(() => {
    const attempt = (act: () => void): string => {
      try {
        act();
        return 'done';
      } catch (error) {
        return error instanceof Error ? error.name : 'refused';
      }
    };
    const script = document.createElement('script');
    const image = document.createElement('img');
    return [
      attempt(() => (script.textContent = 'document.documentElement.dataset.hasRun = "yes"')),
      attempt(() => (script.src = 'https://elsewhere.example/script.js')),
      attempt(() => (document.body.innerHTML = '<b>anything</b>')),
      attempt(() => image.setAttribute('onerror', 'document.documentElement.dataset.hasRun = "yes"')),
      attempt(() => (script.src = '/assets/js/x.js')),
    ];
  });
  expect(outcomes).toEqual(['TypeError', 'TypeError', 'TypeError', 'TypeError', 'done']);
  await page.addScriptTag({content: 'document.documentElement.dataset.hasRun = "yes"'}).catch(() => undefined);
  expect(await page.locator('html[data-has-run]').count()).toBe(0);
  expect(violations.filter((violation) => violation.includes('require-trusted-types-for')).length).toBeGreaterThan(2);
});

test('the home page breaks no rule, with its dialogs, its drawer and the search', async ({page}) => {
  const violations = await policyViolations(page);
  await visit(page, '/');
  await openLeadDialog(page);
  await leadDialog(page).getByLabel('Work email').fill('ada@example.com');
  await page.keyboard.press('Escape');
  await page.locator('[data-opens-dialog="extension"]:visible').first().click();
  await expect(page.getByRole('dialog', {name: 'Get the extension'})).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', {name: 'Search this site'}).fill('postman');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.setViewportSize({width: 390, height: 800});
  await page.getByRole('button', {name: /menu/i}).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(violations).toEqual([]);
});

const walks = [
  ['/vs/acme', '/blog/nope'],
  ['/demos', '/team', '/one-pager', '/pricing', '/release-notes', '/privacy-policy', '/404'],
  ['/features/ab-testing-analytics', '/features/image-tailoring', '/features/audience-targeting', '/embed/home'],
  ['/docs/analytics-platform-integration', '/docs/ab-testing', '/blog', '/extension/how-to-update'],
] as const;

// What a page breaks as it opens, and as each of its controls is scrolled to, is in its console, which
// tests/e2e/presses.spec.ts watches. With all that settings loosen: owner/policy.spec.ts.
for (const paths of daily(walks, 1)) {
  test(`these break no rule from top to bottom: ${paths.join(' ')}`, async ({page}) => {
    test.slow();
    const violations = await policyViolations(page);
    for (const path of paths) {
      await page.goto(path);
      await scrollThrough(page);
    }
    expect(violations).toEqual([]);
  });
}
