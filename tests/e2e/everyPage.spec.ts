import {accessibilityFaults, inTheDark, setTheme, wcag} from '../support/accessibility';
import {expect, hydrated, isAll, test, watchConsole, type Page} from '../support/browserTest';
import {builtPages, canonicalOf} from '../support/builtPages';
import {cutText} from '../support/cutText';
import {expectFirstScreen} from '../support/firstScreen';
import {codeSnifferFaults} from '../support/judges/htmlCodeSniffer';
import {foreignNumbers} from '../support/foreignNumbers';
import {headProblems, imageProblems, outlineProblems, sharedValues, type PageHead} from '../support/pageChecks';
import {dailyPages, sitePages} from '../support/sitePages';
import {problemsAt, widthsOf} from '../support/widths';

const pages = sitePages();

/** Whether a page is not made of Markdown as the guide with tabs is, for which one of two judges is enough daily. */
const hasBothJudges = (path: string): boolean => isAll || !/^\/(docs\/ab-testing$|blog\/.)/.test(path);

/** Addresses outside the site that are asked from now on. */
function requestsToOthers(page: Page, baseURL: string | undefined): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const {origin, protocol} = new URL(request.url());
    if (protocol.startsWith('http') && origin !== baseURL) asked.push(request.url());
  });
  return asked;
}

// Reveals and transitions end at once, so that what is judged is the page at rest.
test.use({contextOptions: {reducedMotion: 'reduce'}});

test('the sitemap lists every page that search engines may list at its own address, and no other', async ({
  request,
}) => {
  const isListed = ({path, html}: {path: string; html: string}): boolean => {
    return (
      !/<meta[^>]*name="?robots"?[^>]*noindex/.test(html) &&
      new URL(canonicalOf(html) ?? 'https://none.test').pathname === path
    );
  };
  const listed = builtPages().filter(isListed);
  expect(listed.length).toBeGreaterThan(0);
  expect(pages.map(({path}) => path).sort()).toEqual(listed.map(({path}) => path).sort());
  const served = await (await request.get('/sitemap.xml')).text();
  for (const {address} of pages) expect(served).toContain(`<loc>${address}</loc>`);
});

test('titles, descriptions and canonical links stand in the HTML, and no two pages share them', async ({page}) => {
  const sources = new Map(builtPages().map(({path, html}) => [path, html.split('</head>')[0] ?? '']));
  const heads = await page.evaluate(
    (all) =>
      all.map(({path, source}): PageHead => {
        const {title, head} = new DOMParser().parseFromString(source, 'text/html');
        return {
          path,
          title,
          description: head.querySelector('meta[name="description"]')?.getAttribute('content') ?? '',
          canonical: head.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? '',
        };
      }),
    pages.map(({path}) => ({path, source: sources.get(path) ?? ''})),
  );
  const addressOf = new Map(pages.map(({path, address}) => [path, address]));
  const problems = heads.flatMap((head) =>
    headProblems(head, addressOf.get(head.path) ?? '').map((problem) => `${head.path}: ${problem}`),
  );
  expect([...problems, ...sharedValues(heads, 'title'), ...sharedValues(heads, 'description')]).toEqual([]);
});

test('numbers are written as the language around them does, for eyes and ears', () => {
  const problems = builtPages().flatMap(({path, html}) => foreignNumbers(html).map((found) => `${path}: ${found}`));
  expect(problems).toEqual([]);
  const mixed = '<p lang="de">1.250 und 0,5<b aria-label="0.5">x</b> <i lang="en">0.5</i></p><p>0,5</p>';
  expect(foreignNumbers(`<html lang="en">${mixed}</html>`)).toEqual(['de: 0.5', 'en: 0,5']);
});

for (const {path} of dailyPages()) {
  test(`${path} is quiet, accessible, shows the next step at once, and has all in its place at every width`, async ({
    page,
    baseURL,
  }) => {
    // Opened once for all looks, since opening a page takes longer than a look.
    test.slow();
    const {problems} = watchConsole(page);
    const asked = requestsToOthers(page, baseURL);
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await hydrated(page);

    const fonts = await page.evaluate(() => ({
      preloaded: document.querySelectorAll('link[rel="preload"][as="font"]').length,
      drawn: [...document.fonts].filter(({family, status}) => !family.endsWith('Fallback') && status !== 'unloaded')
        .length,
    }));
    expect(fonts.drawn, 'no font is asked for in vain').toBeGreaterThanOrEqual(fonts.preloaded);

    const headings = await page
      .locator('h1:visible, h2:visible, h3:visible, h4:visible, h5:visible, h6:visible')
      .evaluateAll((elements) =>
        elements.map(({tagName, textContent}) => ({level: Number(tagName.slice(1)), text: textContent})),
      );
    expect(outlineProblems(headings)).toEqual([]);

    const images = await page.locator('img').evaluateAll((elements) =>
      elements.map((element) => ({
        source: element.getAttribute('src') ?? '',
        hasAlt: element.hasAttribute('alt'),
        hasSize: element.hasAttribute('width') && element.hasAttribute('height'),
      })),
    );
    expect(imageProblems(images)).toEqual([]);

    // Before anything scrolls.
    await expectFirstScreen(page);

    if (path.startsWith('/features/')) {
      const island = page.locator('main [data-island]');
      const written = await island.innerHTML();
      await island.hover();
      await expect(island).toHaveAttribute('data-island-ready', '');
      expect(await island.innerHTML(), 'React takes the piece over as the build wrote it').toBe(written);
      await page.mouse.move(0, 0);
    }

    await page.keyboard.press('Tab');
    const skipTarget = await page.evaluate(() => {
      const fragment = document.activeElement?.getAttribute('href') ?? '';
      return fragment.startsWith('#') ? document.getElementById(fragment.slice(1))?.tagName : undefined;
    });
    expect(skipTarget, 'the first Tab lands on a skip link, whose target exists').toBeDefined();

    await setTheme(page, 'light');
    expect(await accessibilityFaults(page, {only: wcag})).toEqual([]);
    if (hasBothJudges(path)) expect(await codeSnifferFaults(page)).toEqual([]);
    await setTheme(page, 'dark');
    expect(await accessibilityFaults(page, {only: inTheDark}), 'in the dark').toEqual([]);

    // The skip link is over the header while it has the focus.
    await page.locator(':focus').evaluateAll(([focused]) => focused instanceof HTMLElement && focused.blur());
    const misplaced: string[] = [];
    for (const width of await widthsOf(page)) misplaced.push(...(await problemsAt(page, width)));
    expect(misplaced).toEqual([]);
    expect(await cutText(page), 'on the narrowest screen').toEqual([]);

    expect(problems).toEqual([]);
    expect(asked).toEqual([]);
  });
}
