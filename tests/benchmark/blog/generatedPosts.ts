import {categoryNames} from '@site/src/blog/categories';

export interface GeneratedPost {
  readonly slug: string;
  readonly title: string;
  readonly excerpt: string;
  readonly category: string;
  /** YYYY-MM-DD. */
  readonly date: string;
  /** Markdown. */
  readonly body: string;
}

const subjects = ['Landing pages', 'Headlines', 'Ad groups', 'Test plans', 'Checkout forms', 'Translations'];
const purposes = ['for small teams', 'before a launch', 'in an afternoon', 'for paid search', 'across languages'];
const reasons = ['visitors decide within seconds', 'the report arrives a week late', 'every page serves several ads'];

/** One of a list for each number, so that posts differ and are the same on every run. */
const pick = (list: readonly string[], number: number): string => list[number % list.length] ?? '';

/** A text of some 600 words with what articles have: headings, a list, a table, links to pages and posts. */
function bodyOf(number: number, linked: string): string {
  const sentence = (at: number): string =>
    `${pick(subjects, number + at)} are worth a look ${pick(purposes, number * 3 + at)}, because ${pick(reasons, at)}.`;
  const paragraph = (at: number): string => [0, 1, 2, 3, 4, 5].map((line) => sentence(at * 7 + line)).join(' ');
  const rows = [1, 2, 3, 4].map((at) => `| ${pick(subjects, number + at)} | ${pick(reasons, at)} |`);
  return [
    paragraph(0),
    '## Where it goes wrong',
    paragraph(1),
    [1, 2, 3, 4].map((at) => `${at}. ${sentence(at)}`).join('\n'),
    '## What to change first',
    paragraph(2),
    ['| What | Why |', '| --- | --- |', ...rows].join('\n'),
    '## How to tell',
    paragraph(3),
    `More on this is in [the guide to A/B tests](/docs/ab-testing) and in [another article](/blog/${linked}).`,
  ].join('\n\n');
}

/**
 * So many posts, the newest first; all differ in title, excerpt and slug.
 *
 * @param slugs of the first posts, where those have to be certain ones.
 */
export function generatedPosts(count: number, slugs: readonly string[] = []): GeneratedPost[] {
  const slugOf = (number: number): string => slugs[number] ?? `generated-${number + 1}`;
  return Array.from({length: count}, (_, number) => ({
    slug: slugOf(number),
    title: `${pick(subjects, number)} ${pick(purposes, number)}, part ${number + 1}`,
    excerpt: `Part ${number + 1} on what to do about it by Friday, since ${pick(reasons, number)}.`,
    category: pick(['Product', ...categoryNames], number),
    date: new Date(Date.UTC(2025, 9, 8 - number)).toISOString().slice(0, 10),
    body: bodyOf(number, slugOf(count - 1)),
  }));
}
