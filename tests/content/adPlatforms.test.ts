import {readdirSync, readFileSync} from 'node:fs';
import {placeholderForms, placeholdersIn, type PlaceholderTool} from '@site/src/content/adPlaceholders';
import {docHeadings} from '../support/docPages';

const folder = 'docs/samples/ad-platforms';
const guide = readFileSync('docs/ad-platforms.mdx', 'utf8');

/** Whose placeholders each sample has. */
const platforms = {
  'google-ads.txt': 'Google Ads',
  'microsoft-advertising.txt': 'Microsoft Advertising',
  'meta.txt': 'Meta',
  'linkedin.txt': 'LinkedIn',
  'tiktok.txt': 'TikTok',
} satisfies Readonly<Record<string, PlaceholderTool>>;

/** Placeholders that the tool for campaign URLs takes for another platform's, or that a platform does not have. */
function foreignPlaceholders(platform: PlaceholderTool, text: string): string[] {
  const own = placeholderForms.filter(({tools}) => tools.some((tool) => tool === platform));
  return placeholdersIn(text).filter((found) => !own.some(({pattern}) => found.replace(pattern, '') === ''));
}

test('each sample has placeholders of its platform alone, as the tool for campaign URLs knows them', () => {
  expect(readdirSync(folder).sort()).toEqual(Object.keys(platforms).sort());
  for (const [file, platform] of Object.entries(platforms)) {
    const text = readFileSync(`${folder}/${file}`, 'utf8');
    expect([file, placeholdersIn(text).length > 0]).toEqual([file, true]);
    expect([file, foreignPlaceholders(platform, text)]).toEqual([file, []]);
    expect(text).toMatch(/^utm_source=[a-z]+&utm_medium=[a-z-]+&utm_campaign=[a-z-]+(&utm_(content|term)=[^&\s]+)+\n$/);
  }
});

test('each platform of the guide is one of the tool, and each of its table’s placeholders is that platform’s', () => {
  const headings = docHeadings(guide).map(({text}) => text);
  expect(Object.values(platforms).filter((platform) => !headings.includes(platform))).toEqual([]);
  const rows = [...guide.matchAll(/^\| \[([^\]]+)\]\(#[^)]+\) \| (.*) \|$/gm)];
  expect(rows.map(([, name]) => name)).toEqual(Object.values(platforms));
  for (const platform of Object.values(platforms)) {
    const row = rows.find(([, name]) => name === platform)?.[2] ?? '';
    expect([platform, placeholdersIn(row).length > 1]).toEqual([platform, true]);
    expect([platform, foreignPlaceholders(platform, row)]).toEqual([platform, []]);
  }
});

// The click ID that each platform documents: Google Ads 3095550, Microsoft Advertising 60000, Meta's fbc parameter,
// LinkedIn's conversion tracking, TikTok's events API.
const clickIds: Readonly<Partial<Record<PlaceholderTool, string>>> = {
  'Google Ads': 'gclid',
  'Microsoft Advertising': 'msclkid',
  Meta: 'fbclid',
  LinkedIn: 'li_fat_id',
  TikTok: 'ttclid',
};

test('a sample names its platform, and tells ads apart by the ID that the table has for them', () => {
  for (const [file, platform] of Object.entries(platforms)) {
    const sample = new URLSearchParams(readFileSync(`${folder}/${file}`, 'utf8').trim());
    const row = guide.split('\n').find((line) => line.startsWith(`| [${platform}](`)) ?? '';
    const [, , , placeholders = '', added = ''] = row.split(' | ').join(' |').split('|');
    const [id, name, ad] = placeholders.split(', ').map((cell) => cell.replace(/^[^`]*`|`[^`]*$/g, ''));
    expect([file, sample.get('utm_source')]).toEqual([file, platform.split(' ')[0]?.toLowerCase()]);
    expect([file, sample.get('utm_content')]).toEqual([file, ad?.replaceAll('`', '').trim()]);
    expect(sample.get('utm_term') ?? '{keyword}').toBe('{keyword}');
    expect(sample.get('utm_medium')).toBe(sample.has('utm_term') ? 'cpc' : 'paid-social');
    expect(id).toMatch(/campaign[._]?id/i);
    expect(name).toMatch(/campaign(?![._]?id)/i);
    expect([file, added]).toEqual([file, expect.stringContaining(`\`${clickIds[platform]}\``)]);
  }
});

test('a placeholder of another platform is caught', () => {
  expect(foreignPlaceholders('TikTok', 'utm_content={{ad.id}}&utm_term=__CID__')).toEqual(['{{ad.id}}']);
  expect(foreignPlaceholders('Meta', 'utm_content={creative}')).toEqual(['{creative}']);
});
