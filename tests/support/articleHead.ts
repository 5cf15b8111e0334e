import type {Page} from '@playwright/test';

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
