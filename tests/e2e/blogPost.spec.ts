import {existsSync} from 'node:fs';
import {daily, expect, test, visit, watchConsole} from '../support/browserTest';
import {builtPages} from '../support/builtPages';
import {builtPosts, newestPost} from '../support/builtPosts';
import {longDate} from '../../src/lib/dates';

const host = 'https://tailor.example.com';
const posts = builtPosts();
const newest = newestPost();

// That its card is a picture of its own, tests/e2e/shareCards.spec.ts holds.
test('each article has structured data, a card for social networks, a described cover and related articles', async ({
  page,
}) => {
  for (const {path, html} of posts) {
    const article = await page.evaluate((source) => {
      const parsed = new DOMParser().parseFromString(source, 'text/html');
      const attribute = (selector: string, name: string) => parsed.querySelector(selector)?.getAttribute(name) ?? '';
      const cover = (name: string) => attribute('article header img, article img[width="1200"]', name);
      const data = parsed.querySelector('script[type="application/ld+json"]')?.textContent ?? '{}';
      return {
        data,
        title: parsed.querySelector('h1')?.textContent,
        description: attribute('meta[name="description"]', 'content'),
        date: attribute('article time', 'datetime'),
        section: parsed.querySelector('article header a[href^="/blog/category/"]')?.textContent ?? '',
        author: parsed.querySelector('article header a[rel="author"]')?.textContent ?? '',
        authorUrl: new URL(attribute('article header a[rel="author"]', 'href'), 'https://tailor.example.com').href,
        article: [...parsed.querySelectorAll('meta[property^="article:"]')].map((meta) => [
          meta.getAttribute('property'),
          meta.getAttribute('content'),
        ]),
        readTime: parsed.querySelector('article header .post-meta')?.textContent ?? '',
        back: [...parsed.querySelectorAll('article header a')].map((link) => [
          link.textContent,
          link.getAttribute('href'),
        ])[0],
        card: attribute('meta[property="og:image"]', 'content'),
        cover: {src: cover('src'), alt: cover('alt'), size: [cover('width'), cover('height')]},
        related: parsed.querySelectorAll('section[aria-labelledby="related-posts"] article a[href^="/blog/"]').length,
      };
    }, html);
    expect(JSON.parse(article.data), path).toEqual({
      '@context': 'https://schema.org',
      '@type': 'BlogPosting',
      headline: article.title,
      description: article.description,
      articleSection: article.section,
      datePublished: `${article.date}T12:00:00.000Z`,
      image: article.card,
      url: host + path,
      mainEntityOfPage: host + path,
      author: {
        '@type': 'Organization',
        name: article.author,
        url: article.authorUrl,
      },
      publisher: {'@type': 'Organization', name: 'Tailor AI', url: host, logo: `${host}/img/logo.svg`},
    });
    expect(Object.fromEntries(article.article), path).toEqual({
      'article:published_time': article.date,
      'article:section': article.section,
      'article:author': article.authorUrl,
    });
    expect(article.readTime, path).toMatch(/ · [1-9]\d* min read/);
    expect(article.back, path).toEqual(['Back to Blog', '/blog']);
    expect(article.related, path).toBe(Math.min(3, posts.length - 1));
    expect(article.cover.alt.length, `${path} describes its cover`).toBeGreaterThanOrEqual(10);
    expect(article.cover.size, path).toEqual(['1200', '630']);
    expect(existsSync(`build${decodeURI(article.cover.src)}`), `${path} has its cover`).toBe(true);
  }
});

test('every date of structured data says its zone', () => {
  const data = builtPages().flatMap(({html}) => html.match(/<script[^>]*ld\+json[^]*?<\/script>/g) ?? []);
  const dates = data.flatMap((json) => json.match(/"(date\w+|\w+Date|valid\w+)":[^,}]*/g) ?? []);
  expect(dates.length).toBeGreaterThanOrEqual(posts.length);
  expect(dates.filter((date) => !/T[\d:.]+(Z|[+-]\d\d:\d\d)"$/.test(date))).toEqual([]);
});

test('a long article has its contents beside it, which lead to its headings', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900});
  const headingsOf = (html: string): number => html.match(/<h[23][\s>]/g)?.length ?? 0;
  const [longest = newest] = [...posts].sort((a, b) => headingsOf(b.html) - headingsOf(a.html));
  await visit(page, longest.path);
  const links = page.getByRole('navigation', {name: 'On this page'}).getByRole('link');
  const text = page.locator('article .markdown');
  expect(await links.allTextContents()).toEqual(
    (await text.locator('h2, h3').allTextContents()).map((heading) => heading.replace(/\u200b/g, '')),
  );
  const hash = (await links.last().getAttribute('href')) ?? '';
  await links.last().click();
  await expect(page).toHaveURL(`${longest.path}${hash}`);
  await expect(text.locator(`[id="${decodeURIComponent(hash.slice(1))}"]`)).toBeInViewport();
});

// How dates are written in other zones, tests/unit/lib/dates.test.ts holds.
test('readers in Honolulu see the dates of Los Angeles, in the HTML and after it', async ({browser}) => {
  const context = await browser.newContext({timezoneId: 'Pacific/Honolulu', locale: 'ja-JP'});
  const page = await context.newPage();
  const {problems} = watchConsole(page);
  for (const path of ['/blog', newest.path]) {
    await visit(page, path);
    const time = page.locator(`main time[datetime="${newest.date}"]`).first();
    await expect(time).toHaveText(longDate(newest.date));
  }
  expect(problems).toEqual([]);
  await context.close();
});

test('a post is one column of words, figures and tools, in the middle of the page', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900});
  // That with the most kinds of parts is enough; weekly two more.
  const kindsIn = (html: string): number =>
    ['data-island', '<figure', '<table', '<pre'].filter((part) => html.includes(part)).length;
  const richest = [...posts].sort((a, b) => kindsIn(b.html) - kindsIn(a.html)).slice(0, 3);
  for (const {path} of daily(richest, 1)) {
    await visit(page, path);
    const boxes = await page.locator('.post-main .markdown').evaluate((words) =>
      [...words.querySelectorAll(':scope > p, figure img, [data-island]')].map((part) => {
        const {left, width} = part.getBoundingClientRect();
        return {left: Math.round(left), width: Math.round(width)};
      }),
    );
    const [first] = boxes;
    expect(first, path).toBeDefined();
    for (const box of boxes) expect(box).toEqual(first);
    expect(first?.width).toBeGreaterThanOrEqual(640);
    expect(first?.width).toBeLessThanOrEqual(700);
    expect(first?.left).toBeGreaterThan(200);
  }
});
