import type {Page} from '@playwright/test';

/** Everything but the scripts that pages name: what is fetched with an act. */
export const laterCode = /\/assets\/js\/(?!(site|home|docs|reading|blog|pages)\.)/;

/** Keeps files from the page until they are let go, by what this returns; who serves them then is as it was. */
export async function holdBack(page: Page, files: Parameters<Page['route']>[0]): Promise<() => void> {
  let letGo = (): void => undefined;
  const gate = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(files, async (route) => {
    await gate;
    await route.fallback();
  });
  return letGo;
}
