import {pageCardAddress} from '@site/src/lib/pageCard';
import {parseSettings} from '@site/src/lib/settings/parse';
import type {CardSource} from '@site/src/pipeline/cards/draw';
import {drawCards} from '@site/src/pipeline/publish/shareCards';
import type {Page, Site} from '@site/src/pipeline/publish/site';
import {parsePage} from '../../../support/parseHtml';
import {postSummary} from '../../../support/posts';

// What is written on a card, in the place of its drawing.
jest.mock('@site/src/pipeline/cards/draw', () => ({
  prepareDrawing: () => Promise.resolve((source: CardSource) => Promise.resolve(Buffer.from(JSON.stringify(source)))),
}));

const site: Site = {
  ...{siteDir: '', generatedFilesDir: '', title: 'Tailor AI', tagline: '', url: 'https://tailor.test'},
  bundler: {name: 'rspack', instance: jest.requireActual<Site['bundler']['instance']>('@rspack/core')},
  settings: parseSettings({}),
};

const page = (path: string, title: string, image = `${site.url}${pageCardAddress(path)}`): Page => ({
  ...{path, file: path === '/' ? 'index.html' : `${path.slice(1)}.html`, kind: 'page', isListed: true},
  tree: parsePage(`<meta property="og:title" content="${title}"><meta property="og:image" content="${image}">`),
});

async function written(
  pages: readonly Page[],
  posts: Parameters<typeof drawCards>[2] = [],
): Promise<Record<string, CardSource>> {
  const files = await drawCards(site, pages, posts);
  return Object.fromEntries(files.map(({name, content}) => [name, JSON.parse(Buffer.from(content).toString())]));
}

test('a card has the title of its page without the name of the site, and above it what kind of page that is', async () => {
  const kinds: readonly (readonly [string, string])[] = [
    ['/docs', 'Documentation'],
    ['/docs/ab-testing', 'Documentation'],
    ['/features/image-tailoring', 'Feature'],
    ['/tools/sample-size', 'Tool'],
    ['/blog', 'Blog'],
    ['/blog/archive', 'Blog'],
    ['/vs', 'Comparison'],
    ['/', 'Tailor AI'],
    ['/pricing', 'Tailor AI'],
    ['/team', 'Tailor AI'],
  ];
  expect(await written(kinds.map(([path]) => page(path, `Of ${path} | Tailor AI`)))).toEqual(
    Object.fromEntries(kinds.map(([path, kicker]) => [pageCardAddress(path).slice(1), {kicker, title: `Of ${path}`}])),
  );
});

test('the card of a post has its title, its category, and of its pictures the cover', async () => {
  const summary = postSummary({title: 'A post', category: 'Community'});
  const pictures = ['/a.svg', summary.cover.src, '/z.svg'].map((src) => ({...summary.cover, src, file: `of ${src}`}));
  expect(Object.values(await written([], [{summary, pictures}]))).toEqual([
    {title: 'A post', kicker: 'Community', file: `of ${summary.cover.src}`},
  ]);
});

test('a page with a picture of its own has no card', async () => {
  expect(await written([page('/a', 'A', 'https://tailor.test/img/a.png'), page('/b', 'B', '')])).toEqual({});
});
