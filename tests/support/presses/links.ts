import type {Locator, Page} from '@playwright/test';

/** A link of each kind below an element: of those with the same classes, data attributes and sort of address, the first. */
export function kindsOfLinks(page: Page, below: string): Promise<readonly {kind: string; index: number}[]> {
  return page.evaluate((root) => {
    const kinds = new Map<string, number>();
    [...document.querySelectorAll<HTMLAnchorElement>(`:is(${root}) a[href]`)].forEach((link, index) => {
      // One that opens a dialog, where there are scripts, is pressed with the buttons.
      if (link.dataset.opensDialog !== undefined) return;
      if (!link.checkVisibility({opacityProperty: true, visibilityProperty: true})) return;
      const {width, height, bottom} = link.getBoundingClientRect();
      // The link to the content is above the page for whoever has no keyboard.
      if (width < 2 || height < 2 || bottom + scrollY < 0) return;
      const data = link.getAttributeNames().filter((name) => name.startsWith('data-'));
      const sort = [link.protocol, link.target, link.host === location.host, link.pathname === location.pathname];
      const kind = [link.className, ...data.sort(), ...sort, link.hash !== ''].join(' ');
      if (!kinds.has(kind)) kinds.set(kind, index);
    });
    return [...kinds].map(([kind, index]) => ({kind, index}));
  }, below);
}

const linkAt = (page: Page, below: string, index: number): Locator => page.locator(`:is(${below}) a[href]`).nth(index);

/** Presses a link with the mouse in the middle of its first line. */
async function press(page: Page, link: Locator): Promise<void> {
  await link.evaluate((element) => element.scrollIntoView({block: 'center', behavior: 'instant'}));
  const [x, y] = await link.evaluate((element) => {
    const {left = 0, top = 0, width = 0, height = 0} = element.getClientRects()[0] ?? {};
    return [left + width / 2, top + height / 2] as const;
  });
  await page.mouse.click(x, y);
}

/**
 * Presses a link, and stays on the page.
 *
 * @param index its place among the links below `below`.
 * @returns whether the browser alone would have followed it. Where not, `missedBy` tells where it leads.
 */
export async function isLeftToBrowser(page: Page, below: string, index: number): Promise<boolean> {
  const link = linkAt(page, below, index);
  await link.evaluate((element) => {
    const href = element.getAttribute('href');
    window.addEventListener(
      'click',
      (event) => {
        const isAsWritten = event.composedPath().includes(element) && element.getAttribute('href') === href;
        element.setAttribute('data-followed', String(isAsWritten && !event.defaultPrevented));
        event.preventDefault();
      },
      {once: true},
    );
  });
  await press(page, link);
  return (await link.getAttribute('data-followed')) === 'true';
}

/** Where an address leads by the server's rules alone. */
async function destinationOf(page: Page, href: string): Promise<string> {
  const {origin, hash} = new URL(href);
  if (origin !== new URL(page.url()).origin) return href;
  const {pathname, search} = new URL((await page.request.get(href)).url());
  return `${origin}${pathname}${search}${hash}`;
}

/**
 * Presses a link with the mouse.
 *
 * @param index its place among the links below `below`.
 * @param looks how often to look whether it has led there, with 50 ms between.
 * @returns what is wrong in words, or undefined where it leads where its address says.
 */
export async function missedBy(page: Page, below: string, index: number, looks = 200): Promise<string | undefined> {
  const own = new URL(page.url()).origin;
  const context = page.context();
  // Other sites are not asked.
  await context.route(
    ({origin}) => origin !== own,
    (route) => route.fulfill({contentType: 'text/html', body: ''}),
  );
  let ledTo: (() => string) | undefined;
  context.on('page', (popup) => (ledTo = () => popup.url()));
  page.on('download', (download) => (ledTo = () => download.url()));
  const link = linkAt(page, below, index);
  const href = await link.evaluate((element) => (element instanceof HTMLAnchorElement ? element.href : ''));
  const isMail = !/^https?:/.test(href);
  const expected = isMail ? href : await destinationOf(page, href);
  await page.evaluate(() => {
    window.addEventListener('click', (event) => {
      document.documentElement.dataset.pressed = String(event.defaultPrevented);
    });
  });
  await press(page, link);
  for (let attempt = 0; attempt < looks; attempt++) {
    if (isMail && (await page.locator('html').getAttribute('data-pressed')) === 'false') return undefined;
    if (!isMail && (ledTo?.() ?? page.url()) === expected) return undefined;
    // A term opens its note in place.
    if ((await page.locator(':popover-open').count()) > 0) return undefined;
    await page.waitForTimeout(50);
  }
  return `${href} led to ${ledTo?.() ?? page.url()} instead of ${expected}`;
}
