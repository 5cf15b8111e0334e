import type {Page} from '@playwright/test';
import {hydrated, watchConsole} from '../support/browserTest';
import type {Quarry} from './choice';

/** Milliseconds until a page has to listen, on a machine that does other things too. */
const patience = 20_000;

export interface Visit {
  readonly page: Page;
  /** What is wrong with the page as it stands, and what its console has said since it was asked last. */
  readonly faults: () => Promise<string[]>;
}

/** What a visitor would see as broken in a page, whatever has been done to it. */
async function faultsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const seen = (selector: string): number =>
      [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility()).length;
    const count = (what: string, selector: string): string[] =>
      seen(selector) === 1 ? [] : [`${seen(selector)} ${what} instead of one`];
    const markup = 'img[src="x"], [onerror], a[href^="javascript:" i], iframe[src^="javascript:" i]';
    return [
      ...('hostile' in window || document.querySelector(markup) !== null ? ['foreign markup came to life'] : []),
      ...('polluted' in {} ? ['the prototype of all objects was changed'] : []),
      ...(document.body.innerText.includes('Unexpected Application Error') ? ['a part of the page has failed'] : []),
      ...count('main parts', 'main'),
      ...count('headlines', 'h1'),
    ];
  });
}

/** Opens a page of its own for one input; the network may be told to fail by `prepare`. */
export async function visiting<Result>(
  {browser, origins}: Quarry,
  use: (visit: Visit) => Promise<Result>,
  ignored = /^$/,
): Promise<Result> {
  const context = await browser.newContext({baseURL: origins.cloudflare ?? ''});
  try {
    // tsx writes it into functions that are sent to the page, where it is unknown.
    await context.addInitScript('globalThis.__name = (each) => each;');
    const page = await context.newPage();
    const {problems} = watchConsole(page);
    const faults = async (): Promise<string[]> => [
      ...(await faultsOf(page)),
      ...problems.splice(0).filter((problem) => !ignored.test(problem)),
    ];
    return await use({page, faults});
  } finally {
    await context.close();
  }
}

/** Waits until the page listens; says so if it never does. */
export async function listening(page: Page): Promise<string[]> {
  return hydrated(page, patience).then(
    () => [],
    () => ['the page never listens'],
  );
}
