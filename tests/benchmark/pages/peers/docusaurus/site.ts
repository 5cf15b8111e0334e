import {copyFileSync, cpSync, rmSync} from 'node:fs';
import path from 'node:path';
import {tabbedPath} from '../../fixture';
import {asMdx, withTabs} from '../../fixture/tabs';
import type {FixturePage} from '../../fixture/twin';
import {put} from '../files';
import {frontMatter, type Peer} from '../peer';

function tabbed(body: string): string {
  const text = withTabs(asMdx(body), (tabs) =>
    [
      '<Tabs groupId="tool">',
      ...tabs.map(({label, content}) => `<TabItem value="${label}">\n\n${content}\n\n</TabItem>`),
      '</Tabs>',
    ].join('\n'),
  );
  return `import Tabs from '@theme/Tabs';\nimport TabItem from '@theme/TabItem';\n\n${text}`;
}

/** Twins are plain Markdown, in which a brace is a brace. */
const plain = {mdx: {format: 'md'}};

const page = ({title, description, body}: FixturePage, more: Readonly<Record<string, unknown>> = {}): string =>
  frontMatter({title, description, ...more}) + body;

/** In the place of the three pictures of the template's home page. */
const homeContent = `import Home from '../../pages/_home.md';

export default function HomepageFeatures() {
  return (
    <section className="container margin-vert--lg">
      <Home />
    </section>
  );
}
`;

/** Stock Docusaurus: the classic template as create-docusaurus lays it, with other texts. */
export const docusaurus: Peer = {
  name: 'docusaurus',
  label: 'Docusaurus',
  build: ['docusaurus', 'build'],
  built: 'build',
  write({folder, fixture: {home, docs, posts}}) {
    const templates = path.join(folder, 'node_modules', 'create-docusaurus', 'templates');
    for (const name of ['src', 'docs', 'blog']) rmSync(path.join(folder, name), {recursive: true, force: true});
    for (const name of ['shared', 'classic']) {
      cpSync(path.join(templates, name), folder, {
        recursive: true,
        filter: (file) => !/[/\\](package\.json|(docs|blog)[/\\].*)$/.test(path.relative(templates, file)),
      });
    }
    put(path.join(folder, 'src/components/HomepageFeatures/index.js'), homeContent);
    put(path.join(folder, 'src/pages/_home.md'), page(home, plain));
    put(path.join(folder, 'docs/intro.md'), page({...home, title: 'Documentation', body: home.description}, plain));
    for (const doc of docs) {
      const isTabbed = doc.path === tabbedPath;
      put(
        path.join(folder, `${doc.path}.${isTabbed ? 'mdx' : 'md'}`),
        isTabbed ? page({...doc, body: tabbed(doc.body)}) : page(doc, plain),
      );
    }
    for (const post of posts) {
      const {slug, date, title, description, cover} = post;
      const body = `${description}\n\n![${title}](./${slug}.svg)\n\n<!-- truncate -->\n\n${post.body}`;
      put(path.join(folder, 'blog', `${slug}.md`), page({...post, body}, {...plain, slug, date}));
      copyFileSync(cover, path.join(folder, 'blog', `${slug}.svg`));
    }
  },
};
