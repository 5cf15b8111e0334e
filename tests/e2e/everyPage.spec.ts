import {accessibilityFaults, inTheDark, setTheme} from '../support/accessibility';
import {expect, hydrated, isAll, test, watchConsole, type Page} from '../support/browserTest';
import {builtPages, canonicalOf} from '../support/builtPages';
import {brokenWords, cutText} from '../support/cutText';
import {codeSnifferFaults} from '../support/judges/htmlCodeSniffer';
import {stretchedPictures} from '../support/stretchedPictures';
import {foreignNumbers} from '../support/foreignNumbers';
import {headProblems, imageProblems, outlineProblems, sharedValues, type PageHead} from '../support/pageChecks';
import {dailyPages, sitePages} from '../support/sitePages';

const pages = sitePages();

/** From a phone, or a desktop at 400%, to a large screen; each breakpoint of the styles from both sides. */
const widths = isAll
  ? [1920, 1440, 1280, 1152, 1024, 996, 900, 820, 768, 700, 600, 480, 390, 360, 320]
  : [1440, 768, 390, 320];

/** The success criteria of WCAG 2.2 at the levels A and AA. */
const wcag = {type: 'tag' as const, values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']};

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

test('a text that is cut and a word that is broken are told of', async ({page}) => {
  const box = (style: string) => `<p style="width: 60px; overflow: hidden; ${style}">Nobody can read this</p>`;
  await page.setContent(`${box('white-space: nowrap')}${box('white-space: nowrap; text-overflow: ellipsis')}${box('')}
    <p style="width: 60px; overflow-wrap: anywhere">An Authentication</p>`);
  expect(await cutText(page)).toEqual(['"Nobody can read this" is cut at the right']);
  expect(await brokenWords(page)).toEqual([expect.stringContaining('"Authentication"')]);
});

test('a picture that is stretched is told of', async ({page}) => {
  const picture = (name: string, style: string) => `<img src="${name}" width="200" height="100" style="${style}">`;
  await page.setContent(`${picture('flat', 'width: 100px')}${picture('whole', 'width: 100px; height: auto')}
    ${picture('cut', 'width: 100px; object-fit: cover')}`);
  expect(await stretchedPictures(page)).toEqual(['flat is 100 by 100 px, made for 200 by 100']);
});

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
  test(`${path} hydrates quietly, asks nobody else, has an outline, fits every width and is accessible`, async ({
    page,
    baseURL,
  }) => {
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

    await page.keyboard.press('Tab');
    const skipTarget = await page.evaluate(() => {
      const fragment = document.activeElement?.getAttribute('href') ?? '';
      return fragment.startsWith('#') ? document.getElementById(fragment.slice(1))?.tagName : undefined;
    });
    expect(skipTarget, 'the first Tab lands on a skip link, whose target exists').toBeDefined();

    if (path.startsWith('/features/')) {
      const island = page.locator('main [data-island]');
      const written = await island.innerHTML();
      await island.hover();
      await expect(island).toHaveAttribute('data-island-ready', '');
      expect(await island.innerHTML(), 'React takes the piece over as the build wrote it').toBe(written);
      await page.mouse.move(0, 0);
    }

    await setTheme(page, 'light');
    expect(await accessibilityFaults(page, {only: wcag})).toEqual([]);
    if (hasBothJudges(path)) expect(await codeSnifferFaults(page)).toEqual([]);
    await setTheme(page, 'dark');
    expect(await accessibilityFaults(page, {only: inTheDark}), 'in the dark').toEqual([]);

    for (const width of widths) {
      await page.setViewportSize({width, height: 640});
      // Drawings that are measured follow a frame later.
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      if (width >= 390) expect(await brokenWords(page), `at ${width} px`).toEqual([]);
      expect(await stretchedPictures(page), `at ${width} px`).toEqual([]);
    }
    expect(await cutText(page), 'on the narrowest screen').toEqual([]);

    expect(problems).toEqual([]);
    expect(asked).toEqual([]);
  });
}

test('the accessibility checks reject pale text, a button without a name and a form that nobody can send', async ({
  page,
}) => {
  await page.setContent(
    '<html lang="en"><title>Pale</title><main><h1>Pale</h1><p style="color:#ccc">Text</p><button></button></main></html>',
  );
  const rules = (await accessibilityFaults(page, {only: wcag})).map((problem) => problem.split(':', 1)[0]);
  expect(rules).toEqual(expect.arrayContaining(['color-contrast', 'button-name']));
  await page.setContent(
    '<html lang="en"><title>Lost</title><form action="/x"><fieldset><input></fieldset></form></html>',
  );
  const codes = (await codeSnifferFaults(page)).map((fault) => fault.split(':', 1)[0]?.split('.').at(-1));
  expect(codes).toEqual(expect.arrayContaining(['NoLegend', '2']));
});
