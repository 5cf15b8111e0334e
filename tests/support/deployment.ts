import type {Locator, Page} from '@playwright/test';

export interface Deployment {
  /** From here on the files that the page on screen has not fetched yet are gone, until a page is loaded. */
  readonly replaceFiles: () => void;
  /** As above, and loading a page does not bring them back. */
  readonly loseFiles: () => void;
  /** How many documents were asked for. */
  readonly loads: () => number;
}

/** Stands between a page and the built site's scripts and styles, so as to deploy another site meanwhile. */
export async function watchDeployment(page: Page): Promise<Deployment> {
  const present = new Set<string>();
  let state: 'whole' | 'replaced' | 'lost' = 'whole';
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) {
      loads++;
      if (state === 'replaced') state = 'whole';
    }
  });
  // A page that the browser had fetched ahead is shown without a request of its own.
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame() && state === 'replaced') state = 'whole';
  });
  await page.route(/\/assets\/(js|css)\//, (route) => {
    const address = route.request().url();
    if (state === 'whole') present.add(address);
    return present.has(address) ? route.continue() : route.fulfill({status: 404, body: 'Not found'});
  });
  return {
    replaceFiles: () => {
      state = 'replaced';
    },
    loseFiles: () => {
      state = 'lost';
    },
    loads: () => loads,
  };
}

/** Denies storage of both kinds, or has it be full: every write fails. */
export async function breakStorage(page: Page, how: 'denied' | 'full'): Promise<void> {
  await page.addInitScript((kind) => {
    if (kind === 'full') {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
      return;
    }
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    }
  }, how);
}

/** What says that something is missing. */
export const notLoaded = (page: Page): Locator => page.getByRole('alert').filter({hasText: 'This could not be loaded'});
