import {expect, isAll, sideways, type Page} from '../browserTest';
import {coveredControls} from './covered';
import {hiddenByFixed} from './fixed';
import {coveredInLayers} from './layers';

/**
 * What a finger or a mouse would miss in a window of this size, on the page and in what opens over it.
 *
 * @param path the page's. What is around every page is opened on the home page, and for the audiences with longer words.
 * @returns what is wrong in words, and how many controls float over the page.
 */
export async function missedPresses(page: Page, path: string): Promise<{problems: string[]; floating: number}> {
  expect(await sideways(page)).toBeLessThanOrEqual(0);
  const {problems, seen} = await coveredControls(page);
  expect(seen).toBeGreaterThan(0);
  const floating = await hiddenByFixed(page);
  const isWhole = isAll || path === '/' || path.startsWith('/?');
  const inLayers = await coveredInLayers(page, isWhole ? 'body' : 'main, [role=main]');
  return {problems: [...problems, ...floating.problems, ...inLayers], floating: floating.seen};
}
