import {copySite, linkPackages, type SiteCopy} from '../../support/siteCopy';
import {guideFiles, type GeneratedGuide} from './generatedGuides';
import type {GeneratedPost} from './generatedPosts';

const postFile = ({slug, title, excerpt, category, date, body}: GeneratedPost): string => `---
title: ${title}
excerpt: '${excerpt}'
slug: ${slug}
author: tailor-ai-team
category: ${category}
date: ${date}
image: cover.svg
imageAlt: A colored square on dark blue cloth
---

${body}
`;

/** A drawing of 1200 x 630, another one for each number. */
const cover = (number: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630">
<rect width="1200" height="630" fill="#131a3f"/>
<rect x="${number % 1000}" y="200" width="180" height="180" rx="24" fill="hsl(${number % 360} 60% 55%)"/>
</svg>
`;

/** Copies the site, from the folder in which the process runs, to a new one with the given posts, and more guides. */
export function temporarySite(posts: readonly GeneratedPost[], guides: readonly GeneratedGuide[] = []): SiteCopy {
  const files = posts.flatMap((post, number): [string, string][] => {
    const folder = `blog/${post.date}-${post.slug}`;
    return [
      [`${folder}/index.md`, postFile(post)],
      [`${folder}/cover.svg`, cover(number)],
    ];
  });
  const site = copySite(new Map([...files, ...guideFiles(guides)]));
  linkPackages(site.folder);
  return site;
}
