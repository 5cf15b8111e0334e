import {copyFileSync, cpSync, rmSync} from 'node:fs';
import path from 'node:path';
import {tabbedPath} from '../../fixture';
import {asMdx, withTabs} from '../../fixture/tabs';
import type {FixturePage} from '../../fixture/twin';
import {put} from '../files';
import {frontMatter, type Peer} from '../peer';

const sources = path.join('tests', 'benchmark', 'pages', 'peers', 'starlight');

function tabbed(body: string): string {
  const text = withTabs(asMdx(body), (tabs) =>
    [
      '<Tabs syncKey="tool">',
      ...tabs.map(({label, content}) => `<TabItem label="${label}">\n\n${content}\n\n</TabItem>`),
      '</Tabs>',
    ].join('\n'),
  );
  return `import {Tabs, TabItem} from '@astrojs/starlight/components';\n\n${text}`;
}

const page = ({title, description, body}: FixturePage, more: Readonly<Record<string, unknown>> = {}): string =>
  frontMatter({title, description, ...more}) + body;

/** Starlight as its starter makes it, with the blog plugin that its documentation names. */
export const starlight: Peer = {
  name: 'starlight',
  label: 'Starlight',
  build: ['astro', 'build'],
  built: 'dist',
  write({folder, fixture: {home, docs, posts}}) {
    rmSync(path.join(folder, 'src'), {recursive: true, force: true});
    cpSync(path.join(sources, 'src'), path.join(folder, 'src'), {recursive: true});
    copyFileSync(path.join(sources, 'astro.config.mjs'), path.join(folder, 'astro.config.mjs'));
    const content = path.join(folder, 'src', 'content', 'docs');
    const actions = [{text: 'Read the docs', link: '/docs/ab-testing/'}];
    put(path.join(content, 'index.md'), page(home, {template: 'splash', hero: {tagline: home.description, actions}}));
    for (const doc of docs) {
      const isTabbed = doc.path === tabbedPath;
      put(
        path.join(content, `${doc.path}.${isTabbed ? 'mdx' : 'md'}`),
        page(isTabbed ? {...doc, body: tabbed(doc.body)} : doc),
      );
    }
    for (const post of posts) {
      const {slug, date, title, description, cover} = post;
      const image = `./${slug}.svg`;
      put(
        path.join(content, 'blog', `${slug}.md`),
        page(post, {excerpt: description, cover: {alt: title, image}}).replace('---\n', `---\ndate: ${date ?? ''}\n`),
      );
      copyFileSync(cover, path.join(content, 'blog', image));
    }
  },
};
