import {existsSync, readFileSync} from 'node:fs';
import {expect, test, visit, watchConsole} from '../support/browserTest';
import {builtPages} from '../support/builtPages';
import {sitePages} from '../support/sitePages';

const host = 'https://tailor.example.com';
const posts = sitePages()
  .map(({path}) => path)
  .filter((path) => /^\/blog\/[^/]+$/.test(path) && path !== '/blog/archive');

// That its card is a picture of its own, tests/e2e/shareCards.spec.ts holds.
test('each article has structured data, a card for social networks, a described cover and related articles', async ({
  page,
}) => {
  expect(posts.length).toBeGreaterThanOrEqual(12);
  for (const path of posts) {
    const article = await page.evaluate(
      (source) => {
        const parsed = new DOMParser().parseFromString(source, 'text/html');
        const attribute = (selector: string, name: string) => parsed.querySelector(selector)?.getAttribute(name) ?? '';
        const cover = (name: string) => attribute('article header img, article img[width="1200"]', name);
        const data = parsed.querySelector('script[type="application/ld+json"]')?.textContent ?? '{}';
        return {
          data,
          title: parsed.querySelector('h1')?.textContent,
          description: attribute('meta[name="description"]', 'content'),
          date: attribute('article time', 'datetime'),
          type: attribute('meta[property="og:type"]', 'content'),
          card: attribute('meta[property="og:image"]', 'content'),
          cover: {src: cover('src'), alt: cover('alt'), size: [cover('width'), cover('height')]},
          related: parsed.querySelectorAll('section[aria-labelledby="related-posts"] article a[href^="/blog/"]').length,
        };
      },
      readFileSync(`build${path}.html`, 'utf8'),
    );
    expect(JSON.parse(article.data), path).toEqual({
      '@context': 'https://schema.org',
      '@type': 'BlogPosting',
      headline: article.title,
      description: article.description,
      articleSection: expect.stringMatching(/^(Product|Team Culture|Marketing|Community|AI & Technology)$/),
      datePublished: `${article.date}T12:00:00.000Z`,
      image: article.card,
      url: host + path,
      mainEntityOfPage: host + path,
      author: {'@type': 'Organization', name: 'Tailor AI team', url: `${host}/team`},
      publisher: {'@type': 'Organization', name: 'Tailor AI', url: host, logo: `${host}/img/logo.svg`},
    });
    expect(article.type, path).toBe('article');
    expect(article.related, path).toBeGreaterThanOrEqual(2);
    expect(article.cover.alt.length, `${path} describes its cover`).toBeGreaterThanOrEqual(10);
    expect(article.cover.size, path).toEqual(['1200', '630']);
    expect(existsSync(`build${decodeURI(article.cover.src)}`), `${path} has its cover`).toBe(true);
  }
});

test('every date of structured data says its zone', () => {
  const data = builtPages().flatMap(({html}) => html.match(/<script[^>]*ld\+json[^]*?<\/script>/g) ?? []);
  const dates = data.flatMap((json) => json.match(/"(date\w+|\w+Date|valid\w+)":[^,}]*/g) ?? []);
  expect(dates.length).toBeGreaterThanOrEqual(12);
  expect(dates.filter((date) => !/T[\d:.]+(Z|[+-]\d\d:\d\d)"$/.test(date))).toEqual([]);
});

test('a long article has its contents beside it, which lead to its headings', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await visit(page, '/blog/message-match');
  const links = page.getByRole('navigation', {name: 'On this page'}).getByRole('link');
  const text = page.locator('article .markdown');
  expect(await links.allTextContents()).toEqual(
    (await text.locator('h2, h3').allTextContents()).map((heading) => heading.replace(/\u200b/g, '')),
  );
  await links.last().click();
  await expect(page).toHaveURL('/blog/message-match#when-not-to-match');
  await expect(text.getByRole('heading', {name: 'When not to match'})).toBeInViewport();
});

// How dates are written in other zones, tests/unit/lib/dates.test.ts holds.
test('readers in Honolulu see the dates of Los Angeles, in the HTML and after it', async ({browser}) => {
  const context = await browser.newContext({timezoneId: 'Pacific/Honolulu', locale: 'ja-JP'});
  const page = await context.newPage();
  const {problems} = watchConsole(page);
  for (const path of ['/blog', '/blog/message-match']) {
    await visit(page, path);
    await expect(page.locator('main time[datetime="2025-10-08"]').first()).toHaveText('October 8, 2025');
  }
  expect(problems).toEqual([]);
  await context.close();
});

test('a post is one column of words, figures and tools, in the middle of the page', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900});
  for (const path of ['/blog/reading-a-test', '/blog/plan-a-quarter-of-tests', '/blog/utm-wildcards']) {
    await visit(page, path);
    const boxes = await page.locator('.post-main .markdown').evaluate((words) =>
      [...words.querySelectorAll(':scope > p, figure img, [data-island]')].map((part) => {
        const {left, width} = part.getBoundingClientRect();
        return {left: Math.round(left), width: Math.round(width)};
      }),
    );
    expect(boxes.length).toBeGreaterThan(8);
    const [first] = boxes;
    for (const box of boxes) expect(box).toEqual(first);
    expect(first?.width).toBeGreaterThanOrEqual(640);
    expect(first?.width).toBeLessThanOrEqual(700);
    expect(first?.left).toBeGreaterThan(200);
  }
});
