import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import {checkPosts} from '@site/src/blog/check';
import {quoted} from '@site/src/blog/check/read/fields';
import {isAll} from '../daily';
import fc from '../properties';
import {constructs, hostileWords, nameCharacters} from './parts';

/** A post of a kind that nobody thought of. */
export interface OddPost {
  readonly slug: string;
  readonly folder: string;
  readonly title: string;
  readonly excerpt: string;
  readonly coverAlt: string;
  /** The names of its pictures; the first is its cover. */
  readonly pictures: readonly string[];
  readonly text: string;
}

const joined = (words: fc.Arbitrary<string>, maxLength: number): fc.Arbitrary<string> =>
  fc.array(words, {minLength: 2, maxLength: 8}).map((list) => list.join(' ').slice(0, maxLength).trim());

const hostile = (start: string, maxLength: number): fc.Arbitrary<string> =>
  joined(fc.constantFrom(...hostileWords), maxLength).map((words) => `${start} ${words}`);

const fileName = fc
  .array(fc.constantFrom(...nameCharacters), {minLength: 1, maxLength: 8})
  .map((characters) => `x${characters.join('')}x`);

const post: fc.Arbitrary<Omit<OddPost, 'slug'>> = fc.record({
  folder: fileName.map((name) => name.replaceAll(/[#%!"]/g, '')),
  title: hostile('A title with', 56),
  excerpt: hostile('Two sentences that are long enough for the card. They say', 100),
  coverAlt: hostile('A plain field with', 100),
  pictures: fc
    .uniqueArray(fc.tuple(fileName, fc.constantFrom('svg', 'SVG', 'png', 'JPG', 'jpeg', 'webp')), {
      minLength: 2,
      maxLength: 5,
      selector: ([name]) => name.normalize('NFC').toLowerCase(),
    })
    .map((names) => names.map((parts) => parts.join('.'))),
  text: fc
    .subarray([...constructs], {minLength: 3, maxLength: 8})
    .chain((parts) => joined(fc.string({unit: 'grapheme-ascii', maxLength: 30}), 200).map((words) => [...parts, words]))
    .map((parts) => parts.join('\n\n')),
});

/** As many posts, the same in every run. */
export const oddPosts = (count: number): OddPost[] =>
  fc.sample(post, {numRuns: count, seed: 1}).map((each, index) => ({...each, slug: `odd-${index + 1}`}));

const lead =
  'Somebody searches for payroll software for restaurants, reads an ad that says the same, and clicks. The page ' +
  'speaks of growing teams. Ads are cheap to make and pages are not. So the ads get more specific every month while ' +
  'the pages stay general, and the gap grows by itself until somebody looks.';

/** A picture in the format that its name says, another one for each number. */
async function picture(name: string, number: number): Promise<Buffer> {
  const svg = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><rect width="${number}" height="9"/></svg>`,
  );
  const ending = path.extname(name).slice(1).toLowerCase();
  if (ending === 'svg') return svg;
  return sharp(svg)
    .flatten({background: '#ffffff'})
    .toFormat(ending === 'webp' ? 'webp' : ending === 'png' ? 'png' : 'jpeg')
    .toBuffer();
}

/** An address in Markdown as a writer would have it: bare where it can be, in angle brackets where not. */
const written = (name: string): string => (/^[\w.@+,;=$%-]+$/.test(name) ? name : `<${name.replaceAll('&', '&amp;')}>`);

function textOf({slug, title, excerpt, coverAlt, pictures, text}: OddPost): string {
  const shown = pictures.map((name, index) => `![Picture ${index} of it](${written(name)} "Number ${index}.")`);
  return `---
title: ${quoted(title)}
excerpt: ${quoted(excerpt)}
slug: ${slug}
author: tailor-ai-team
category: Marketing
date: 2025-09-17
image: ${quoted(pictures[0] ?? '')}
imageAlt: ${quoted(coverAlt)}
---

${lead}

${shown.join('\n\n')}

${text}
`;
}

const daily = 16;
const weekly = 150;

/**
 * Adds odd posts to a copy of the site, and takes those out of which the check says something: of those that are left
 * it has said that the build takes them, and that all that they name is there.
 *
 * @returns what is left.
 * @throws Error where that is less than a third, and proves little.
 */
export async function addOddPosts(siteDir: string): Promise<OddPost[]> {
  const posts = oddPosts(isAll ? weekly : daily);
  const folderOf = ({folder, slug}: OddPost): string => path.join(siteDir, 'blog', `${slug} ${folder}`);
  for (const [index, each] of posts.entries()) {
    mkdirSync(folderOf(each), {recursive: true});
    writeFileSync(path.join(folderOf(each), 'index.md'), textOf(each));
    for (const [at, name] of each.pictures.entries())
      writeFileSync(path.join(folderOf(each), name), await picture(name, index * 10 + at + 1));
  }
  const files = new Set((await checkPosts({siteDir})).map(({file}) => path.join(siteDir, file)));
  const isRefused = (each: OddPost): boolean => [...files].some((file) => file.startsWith(folderOf(each)));
  posts.filter(isRefused).forEach((each) => rmSync(folderOf(each), {recursive: true}));
  const left = posts.filter((each) => !isRefused(each));
  if (left.length < posts.length / 3)
    throw new Error(`The check refuses ${posts.length - left.length} of the odd posts.`);
  return left;
}
