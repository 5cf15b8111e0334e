import Validator from '@adobe/structured-data-validator';
import {daily, expect, test} from '../../support/browserTest';
import {builtPages} from '../../support/builtPages';

const isData = (value: unknown): value is {'@type': string} =>
  value instanceof Object && '@type' in value && typeof value['@type'] === 'string';

/** The structured data of a page, by its type. */
function dataIn(html: string): Record<string, {'@type': string}[]> {
  const byType: Record<string, {'@type': string}[]> = {};
  for (const [, text = ''] of html.matchAll(/<script type="?application\/ld\+json"?>(.*?)<\/script>/gs)) {
    for (const value of [JSON.parse(text)].flat()) {
      if (!isData(value)) throw new Error(`This has no type: ${text}`);
      byType[value['@type']] = [...(byType[value['@type']] ?? []), value];
    }
  }
  return byType;
}

/** What Google's rules for rich results miss in a page's data. */
async function faultsIn(html: string): Promise<string[]> {
  const issues = await new Validator().validate({jsonld: dataIn(html), microdata: {}, rdfa: {}});
  return issues.filter(({severity}) => severity === 'ERROR').map(({issueMessage}) => issueMessage);
}

for (const folder of daily(['build', 'build-owner'], 1)) {
  test(`the structured data of ${folder} has what Google asks for`, async () => {
    const pages = builtPages(folder).filter(({html}) => html.includes('application/ld+json'));
    expect(pages.length).toBeGreaterThan(0);
    for (const {path, html} of pages) expect.soft(await faultsIn(html), path).toEqual([]);
  });
}

/** A text as it is read: without tags, soft breaks and spaces. */
const letters = (html: string): string => html.replace(/<[^>]*>|&\w+;/g, '').replace(/[^\p{L}\p{N}]+/gu, '');

test('what data says of questions, the page says too, and of the company the same everywhere', () => {
  const companies = new Set<string>();
  let questions = 0;
  for (const {path, html} of builtPages()) {
    const {FAQPage = [], Organization = []} = dataIn(html);
    // Its people are on one page, once their names are known.
    for (const company of Organization) companies.add(JSON.stringify({...company, employee: undefined}));
    const body = letters(html.replace(/^[^]*?<body|<script[^>]*>[^]*?<\/script>/g, ''));
    const texts = JSON.stringify(FAQPage).match(/(?<="(?:name|text)":)"(?:[^"\\]|\\.)*"/g) ?? [];
    const unsaid = texts.filter((text) => !body.includes(letters(text)));
    expect.soft(unsaid, path).toEqual([]);
    questions += texts.length;
  }
  expect(questions).toBeGreaterThan(0);
  const address = 'https://tailor.example.com';
  expect([...companies].map((company): unknown => JSON.parse(company))).toEqual([
    {
      ...{'@context': 'https://schema.org', '@type': 'Organization', name: 'Tailor AI', url: address},
      ...{email: 'hello@tailor.example.com', logo: `${address}/img/logo.svg`},
    },
  ]);
});

test('data without what Google asks for is told of', async () => {
  const data = {'@type': 'Product', name: 'A', offers: {'@type': 'Offer'}};
  const page = `<script type="application/ld+json">${JSON.stringify(data)}</script>`;
  expect(await faultsIn(page)).not.toEqual([]);
});
