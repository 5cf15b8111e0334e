import {categoryNames} from '@site/src/blog/categories';
import {randomFrom, type Random} from './random';
import {advice, purposes, reasons, subjects, verbs} from './words';

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

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function sentence({below, pick}: Random): string {
  const forms = [
    () => `${pick(advice)}, since ${pick(reasons)}.`,
    () => `To ${pick(verbs)} ${pick(subjects)} ${pick(purposes)} takes less time than it seems.`,
    () => `${capitalised(pick(subjects))} are worth a look ${pick(purposes)}, because ${pick(reasons)}.`,
    () => `Where ${pick(reasons)}, ${pick(verbs)} the ${pick(subjects)} first.`,
  ];
  return forms[below(forms.length)]?.() ?? '';
}

const paragraph = (random: Random): string => Array.from({length: 5}, () => sentence(random)).join(' ');

/** An article of some 600 words with what articles have: headings, a list, a table, links to pages and posts. */
function bodyOf(random: Random, linked: string): string {
  const section = (heading: string): string =>
    [`## ${heading}`, paragraph(random), `**${random.pick(advice)}:** ${sentence(random)}`, paragraph(random)].join(
      '\n\n',
    );
  const rows = Array.from({length: 4}, () => `| ${random.pick(subjects)} | ${random.pick(reasons)} |`);
  return [
    paragraph(random),
    section('Where it goes wrong'),
    Array.from({length: 4}, (_, index) => `${index + 1}. ${sentence(random)}`).join('\n'),
    section('What to change first'),
    ['| What | Why |', '| --- | --- |', ...rows].join('\n'),
    section('How to tell'),
    `More on this is in [the guide to A/B tests](/docs/ab-testing) and in [another article](/blog/${linked}).`,
  ].join('\n\n');
}

const oneDay = 86_400_000;

const subjectOf = (number: number): string => subjects[number % subjects.length] ?? subjects[0];
const slugOf = (number: number, slugs: readonly string[]): string =>
  slugs[number] ?? `${subjectOf(number).replaceAll(' ', '-')}-${number + 1}`;

/**
 * The post with the given number, 0 being the newest; all of them differ in title, excerpt and slug.
 *
 * @param linked the number of the post that it links to, which is an older one.
 * @param slugs of the first posts, where those have to be certain ones.
 */
export function generatedPost(number: number, linked: number, slugs: readonly string[] = []): GeneratedPost {
  const random = randomFrom(number + 1);
  const subject = subjectOf(number);
  const title = `${capitalised(random.pick(verbs))} ${subject} ${random.pick(purposes)}, part ${number + 1}`;
  return {
    slug: slugOf(number, slugs),
    title,
    excerpt: `Part ${number + 1} on ${subject}: ${random.pick(reasons)}, and what to do about it by Friday.`,
    category: random.pick(['Product', ...categoryNames]),
    date: new Date(Date.UTC(2025, 9, 8) - number * oneDay).toISOString().slice(0, 10),
    body: bodyOf(random, slugOf(linked, slugs)),
  };
}

/** So many posts, the newest first; the same ones on every run. */
export const generatedPosts = (count: number, slugs?: readonly string[]): GeneratedPost[] =>
  Array.from({length: count}, (_, number) => generatedPost(number, count - 1, slugs));

/** The text of a post's index.md. */
export const postFile = ({slug, title, excerpt, category, date, body}: GeneratedPost): string => `---
title: ${title}
excerpt: '${excerpt}'
slug: ${slug}
author: tailor-ai-team
category: ${category}
date: ${date}
image: cover.svg
imageAlt: Twelve colored squares on dark blue cloth
---

${body}
`;
