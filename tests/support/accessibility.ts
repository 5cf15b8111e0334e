import {readFileSync} from 'node:fs';
import path from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import {expect, type Page} from '@playwright/test';

interface Judged {
  /** The part of the page to judge, by its selector; else all of it. */
  readonly within?: string;
  /** The rules to ask, by the tags of axe or by name; else all that axe has. */
  readonly only?: {readonly type: 'tag' | 'rule'; readonly values: string[]};
}

/** axe as it is made for browsers: less than half of the text that AxeBuilder sends by itself. */
const source = readFileSync(path.resolve('node_modules/axe-core/axe.min.js'), 'utf8');

/** What AxeBuilder is to send. It sends it twice for each look, where a page without frames needs it once. */
async function sourceFor(page: Page): Promise<string> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  // Asked last, for a frame that came meanwhile; one that has no axe would not be judged.
  return page.frames().length > 1 ? source : 'void axe.run';
}

/** The success criteria of WCAG 2.2 at the levels A and AA. */
export const wcag: Judged['only'] = {type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']};

/** In the dark a page is the same but for its colors, so that one rule is left to ask. */
export const inTheDark: Judged['only'] = {type: 'rule', values: ['color-contrast']};

/**
 * What axe finds wrong with the page on screen: a sentence for each element.
 *
 * @throws Error where it finds next to nothing to judge.
 */
export async function accessibilityFaults(page: Page, {within, only}: Judged = {}): Promise<string[]> {
  // In one go, inside the page: our frames are all of this origin, and it takes half the time.
  const axe = new AxeBuilder({page, axeSource: await sourceFor(page)}).setLegacyMode();
  axe.options({
    resultTypes: ['violations'],
    // Counted among axe's experiments, and so off by itself: people who speak to their computer say what they see.
    rules: {'label-content-name-mismatch': {enabled: true}},
    ...(only !== undefined && {runOnly: only}),
  });
  if (within !== undefined) axe.include(within);
  const {passes, violations} = await axe.analyze();
  if (passes.length < (only?.type === 'rule' ? 1 : 5))
    throw new Error(`axe judged nothing of ${within ?? 'the page'}.`);
  return violations.flatMap(({id, nodes}) =>
    nodes.map(({html, failureSummary}) => `${id}: ${html}: ${failureSummary ?? ''}`),
  );
}

/** Has the visitor's system be light or dark, which a page follows at once, its buttons over a moment. */
export async function setTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({colorScheme: theme});
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
  await page.evaluate(async () => {
    const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.allSettled(transitions.map(({finished}) => finished));
  });
}

/** A part of the page after the reader's choices, in dark: the page as it opens is judged with all others. */
export async function expectAccessible(page: Page, within = 'main'): Promise<void> {
  await setTheme(page, 'dark');
  expect(await accessibilityFaults(page, {within})).toEqual([]);
}

/** A part of the page that is not there when it opens, in both themes. */
export async function expectAccessibleInBothThemes(page: Page, within: string): Promise<void> {
  await setTheme(page, 'light');
  expect(await accessibilityFaults(page, {within})).toEqual([]);
  await setTheme(page, 'dark');
  expect(await accessibilityFaults(page, {within, only: inTheDark}), 'in the dark').toEqual([]);
}
