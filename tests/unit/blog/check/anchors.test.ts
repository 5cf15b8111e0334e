/** @jest-environment node */
import {demoGuides} from '@site/src/data/demos';
import {readAuthors} from '@site/src/blog/check/read/authors';
import {readSite} from '@site/src/blog/check/read/site';
import {readTree} from '../../../support/readTree';

/** What gives pages anchors besides the headings of Markdown, all of which src/blog/check/read knows. */
const known = [
  'ApiReference/Operation',
  'ApiReference/Schema',
  'LegalPage/index',
  'demos/Guide/index',
  'guide/Glossary/index',
  'guide/Prerequisites/index',
  'releases/ReleasePeriodSection/index',
];

test('the check knows every component that makes anchors', () => {
  // An island hands on the anchors of what it draws, whichever that is.
  const files = readTree('src', /\.tsx$/).filter(({file}) => file !== 'src/browser/islands/Island.tsx');
  const making = files.filter(({text}) => /collectAnchor\(|'@theme\/Heading'/.test(text));
  expect(making.map(({file}) => file).sort()).toEqual(known.map((name) => `src/components/${name}.tsx`).sort());
});

test('the check knows the places on pages of each kind', async () => {
  const {authors} = await readAuthors(process.cwd());
  const {pages, files, follow} = await readSite(process.cwd(), [], authors);
  expect(pages.get('/docs')?.anchors).toEqual(expect.arrayContaining(['glossary', 'ramp']));
  expect(pages.get('/docs/advanced-features/api-integration')?.anchors).toEqual(
    expect.arrayContaining(['step-2-generate-an-api-key', 'listActivePages-headers']),
  );
  expect(pages.get('/demos')?.anchors).toEqual(demoGuides.map(({id}) => id));
  expect(pages.get('/privacy-policy')?.anchors).toContain('cookies');
  expect(pages.get('/')?.anchors).toEqual([]);
  expect(pages.has('/blog/category/team-culture')).toBe(true);
  expect(files.has('/img/logo.svg')).toBe(true);
  expect(follow('/feature-demos#tailoring-images')?.url).toBe('/demos#tailoring-images');
  expect(pages.size).toBeGreaterThanOrEqual(30);
});
