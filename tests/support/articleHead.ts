import type {Page} from '@playwright/test';

/** What the page on screen tells search engines and social networks. */
export function headOf(page: Page) {
  return page.evaluate(() => {
    const all = (selector: string, attribute: string) =>
      [...document.querySelectorAll(selector)].map((element) => element.getAttribute(attribute) ?? '');
    return {
      title: document.title,
      canonical: all('link[rel="canonical"]', 'href').join(' '),
      description: all('meta[name="description"]', 'content').join(' '),
      openGraph: [...document.querySelectorAll('meta[property^="og:"], meta[property^="article:"]')]
        .map((meta) => `${meta.getAttribute('property') ?? ''}: ${meta.getAttribute('content') ?? ''}`)
        .sort(),
      structured: [...document.querySelectorAll('script[type="application/ld+json"]')].map(
        ({textContent}) => textContent,
      ),
    };
  });
}

/** What the HTML of an article says of it; the page only parses it. */
export function articleOf(page: Page, html: string) {
  return page.evaluate((source) => {
    const parsed = new DOMParser().parseFromString(source, 'text/html');
    const attribute = (selector: string, name: string) => parsed.querySelector(selector)?.getAttribute(name) ?? '';
    const structured: unknown = JSON.parse(
      parsed.querySelector('script[type="application/ld+json"]')?.textContent ?? 'null',
    );
    const cover = 'article header img, article img[width="1200"]';
    return {
      structured,
      title: parsed.querySelector('h1')?.textContent,
      description: attribute('meta[name="description"]', 'content'),
      date: attribute('article time', 'datetime'),
      type: attribute('meta[property="og:type"]', 'content'),
      card: attribute('meta[property="og:image"]', 'content'),
      cover: {
        src: attribute(cover, 'src'),
        alt: attribute(cover, 'alt'),
        size: [attribute(cover, 'width'), attribute(cover, 'height')],
      },
    };
  }, html);
}
