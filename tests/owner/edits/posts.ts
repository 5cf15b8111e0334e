import {readdirSync} from 'node:fs';
import path from 'node:path';
import {addPost} from '../../support/recipes/post';
import type {Edit} from '../edit';
import {addLast} from '../lists';
import {moveLinks, replaceIn, type SiteFiles} from '../siteFiles';

const specs = [
  'blog.spec.ts',
  'blogPost.spec.ts',
  'feeds.spec.ts',
  'search/golden.spec.ts',
  'search/keys.spec.ts',
  'shareCards.spec.ts',
  'markdownTwins.spec.ts',
  'everyPage.spec.ts',
  'notFound.spec.ts',
  'team.spec.ts',
];

/** The folders of the posts, the oldest first. */
const postFolders = (site: SiteFiles): string[] =>
  readdirSync(path.join(site.folder, 'blog'), {withFileTypes: true})
    .filter((entry) => entry.isDirectory())
    .map(({name}) => `blog/${name}`)
    .sort();

function slugOf(site: SiteFiles, folder: string): string {
  const [, slug] = /^slug: (.+)$/m.exec(site.read(`${folder}/index.md`)) ?? [];
  return slug ?? path.basename(folder).replace(/^\d{4}-\d{2}-\d{2}-/, '');
}

function postAt(site: SiteFiles, index: number): string {
  const folder = postFolders(site).at(index);
  if (folder === undefined) throw new Error(`There is no post ${index} in blog.`);
  return folder;
}

function removePost(site: SiteFiles, index: number): void {
  const folder = postAt(site, index);
  const slug = slugOf(site, folder);
  site.remove(folder);
  moveLinks(site, `/blog/${slug}`, '/blog');
}

function renamePost(site: SiteFiles, index: number): void {
  const folder = postAt(site, index);
  const slug = slugOf(site, folder);
  moveLinks(site, `/blog/${slug}`, `/blog/${slug}-revisited`);
  replaceIn(site, `${folder}/index.md`, /^slug: .*$/m, `slug: ${slug}-revisited`);
  site.rename(folder, `${folder}-revisited`);
  addLast(site, 'src/content/redirects.ts', 'redirects', `{from: '/blog/${slug}', to: '/blog/${slug}-revisited'}`);
}

/** Gives a post another title, summary and first heading. */
function rewordPost(site: SiteFiles, index: number): void {
  const file = `${postAt(site, index)}/index.md`;
  const number = postFolders(site).indexOf(path.dirname(file)) + 1;
  replaceIn(site, file, /^title: .*$/m, `title: What this article is now called, number ${number}`);
  replaceIn(
    site,
    file,
    /^excerpt: .*$/m,
    `excerpt: Its summary is another one, written later, in a sentence that ends here, number ${number}.`,
  );
}

const count = readdirSync('blog', {withFileTypes: true}).filter((entry) => entry.isDirectory()).length;
const each = Array.from({length: count}, (_, index) => index);

export const postEdits: readonly Edit[] = [
  {
    name: 'a post more',
    // The build of an owner adds the recipe's own post to what it finds.
    apply: ({folder}) => void addPost(folder, {title: 'What an owner writes one morning'}),
    specs,
    goesWithOthers: true,
  },
  ...each.map((index): Edit => ({
    name: `post ${index + 1} removed`,
    apply: (site) => removePost(site, index),
    specs,
    ...(index < count - 1 && {isFurther: true}),
  })),
  ...each.map((index): Edit => ({
    name: `post ${index + 1} renamed`,
    apply: (site) => renamePost(site, index),
    specs: [...specs, 'redirects.spec.ts'],
    ...(index < count - 1 ? {isFurther: true} : {goesWithOthers: true}),
  })),
  ...each.map((index): Edit => ({
    name: `post ${index + 1} reworded`,
    apply: (site) => rewordPost(site, index),
    specs,
    ...(index < count - 1 ? {isFurther: true} : {goesWithOthers: true}),
  })),
];
