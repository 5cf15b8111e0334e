import openGraph from 'open-graph-scraper';
import {daily, expect, test} from '../../support/browserTest';
import {builtPages, canonicalOf} from '../../support/builtPages';

/** What a share shows of a page, as a scraper of such data reads it: what is missing or another's. */
async function missingIn(html: string): Promise<string[]> {
  // Its head alone: in a page's content the scraper would look for a picture in place of one that the head lacks.
  const [head = ''] = html.split('</head>');
  const {result} = await openGraph({html: head});
  const [image] = result.ogImage ?? [];
  const {ogTitle = '', ogDescription, ogUrl, ogType, ogSiteName, ogLocale, twitterCard, twitterImage} = result;
  const [drawn] = twitterImage ?? [image];
  return Object.entries({
    ...{ogTitle, ogDescription},
    'its own address': ogUrl === canonicalOf(html) && ogUrl,
    'the kind of page': ogType === (html.includes('"BlogPosting"') ? 'article' : 'website'),
    'the name of the site': ogSiteName === 'Tailor AI',
    'a large card': twitterCard === 'summary_large_image' && drawn?.url === image?.url,
    locale: ogLocale === 'en_US',
    image: image?.url,
    'width of the image': Number(image?.width) === 1200,
    'height of the image': Number(image?.height) === 630,
    // The card shows the title.
    'words of the image': image !== undefined && 'alt' in image && image.alt === ogTitle.replace(/ \| [^|]*$/, ''),
  }).flatMap(([name, value]) => (value ? [] : [name]));
}

for (const folder of daily(['build', 'build-owner'], 1)) {
  test(`every page of ${folder} says what a share shows of it`, async () => {
    // Pages that no search engine lists are shared by nobody.
    const pages = builtPages(folder).filter(({html}) => !/name="?robots"?[^>]*noindex/.test(html));
    expect(pages.length).toBeGreaterThan(0);
    for (const {path, html} of pages) expect.soft(await missingIn(html), path).toEqual([]);
  });
}

test('a page without a picture, or with one of no size, is told of', async () => {
  const page = (tags: string): string => `<html><head><title>A</title>${tags}</head><body></body></html>`;
  expect(await missingIn(page(''))).toContain('image');
  const faults = await missingIn(page('<meta property="og:image" content="https://a.test/a.png">'));
  expect(faults).toEqual(expect.arrayContaining(['width of the image', 'words of the image', 'locale']));
});
