import {readdirSync} from 'node:fs';
import path from 'node:path';
import {headProblems, outlineProblems, sharedValues} from './pageChecks';
import type {RenderedPage} from './renderedPages';

/** The files of the site's pages; what begins with _ is a part of one. */
export const pageFiles = (): string[] =>
  readdirSync('src/pages', {recursive: true, encoding: 'utf8'})
    .filter((file) => /^([^_/][^/]*\/)*index\.tsx$/.test(file))
    .map((file) => path.join('src/pages', file))
    .sort();

/** What is wrong with the pages that a build would stop at or a browser test would find, a sentence each. */
export function pageProblems(pages: readonly RenderedPage[]): string[] {
  // An alias has the head of the page that it names.
  const own = pages.filter(({path: address, canonical}) => canonical === '' || new URL(canonical).pathname === address);
  return [
    ...own.flatMap((page) =>
      headProblems(page, page.canonical).map((problem) => `${page.file}: ${problem}; write it in <Layout>.`),
    ),
    ...pages.flatMap(({file, headings}) => outlineProblems(headings).map((problem) => `${file}: ${problem}.`)),
    ...(['title', 'description'] as const).flatMap((field) =>
      sharedValues(own, field).map((problem) => `${problem}; give each its own.`),
    ),
  ];
}

/** Features without a page. */
export function featuresWithoutPage(addresses: readonly string[], files: readonly string[]): string[] {
  return addresses.flatMap((address) => {
    const file = `src/pages${address}/index.tsx`;
    return files.includes(file)
      ? []
      : [`src/content/features.ts describes ${address}, which has no page; add ${file}.`];
  });
}

/** Sections with words that the home page does not show in their place; one without a heading has none to look for. */
export function lostSections(words: object, shown: readonly string[]): string[] {
  let from = 0;
  return Object.entries(words).flatMap(([name, section]: [string, unknown]) => {
    if (typeof section !== 'object' || section === null || !('heading' in section)) return [];
    const heading = String(section.heading);
    const at = shown.indexOf(heading, from);
    if (at !== -1) from = at + 1;
    return at === -1
      ? [`"${heading}" is not on the home page in its place; show words.${name} in src/pages/_home/LaterSections.tsx.`]
      : [];
  });
}
