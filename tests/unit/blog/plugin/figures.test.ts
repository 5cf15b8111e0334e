import path from 'node:path';
import {figures, type MarkdownNode} from '@site/src/blog/plugin/figures';
import {sourcesOf} from '@site/src/pipeline/markdown/sources.cjs';

const file = {path: path.join('blog', '2025-10-08-message-match', 'index.md')};
const root = (...children: MarkdownNode[]): MarkdownNode => ({type: 'root', children});
const paragraph = (...children: MarkdownNode[]): MarkdownNode => ({type: 'paragraph', children});
const image = (url: string, title: string | null = null, alt: string | null = 'Two intervals'): MarkdownNode => ({
  type: 'image',
  url,
  alt,
  title,
});

const read: string[] = [];

/** Runs the plugin on a post whose pictures are all 640 by 360. */
function run(tree: MarkdownNode): MarkdownNode {
  read.length = 0;
  figures({
    pictureFile: (folder, url) => path.join(folder, decodeURI(url)),
    readPicture: (picture) => {
      read.push(picture);
      return {src: `/assets/blog/${path.basename(picture)}`, width: 640, height: 360};
    },
  })(tree, file);
  return tree;
}

/** An element as HTML, to be read by people. */
function html(node: MarkdownNode | undefined): string {
  if (node === undefined) return '';
  if ('value' in node) return String(node.value);
  const inner = (node.children ?? []).map(html).join('');
  if (!('name' in node) || !('attributes' in node) || !Array.isArray(node.attributes)) return inner;
  const attributes = node.attributes.map((each: {name: string; value: string}) => ` ${each.name}="${each.value}"`);
  return `<${String(node.name)}${attributes.join('')}>${inner}`;
}

const picture = '<img src="/assets/blog/weeks.svg" alt="Two intervals" width="640" height="360" loading="lazy">';

test('a picture alone in its paragraph with a title becomes a figure with that caption', () => {
  const tree = run(root(paragraph(image('weeks.svg', 'What a week adds.'))));
  expect(html(tree)).toBe(`<figure className="figure">${picture}<figcaption>What a week adds.`);
  expect(tree.children?.[0]?.type).toBe('mdxJsxFlowElement');
});

test('a picture without a title, or beside words, stays in its paragraph and gets its size', () => {
  const titled = image('weeks.svg', 'A title');
  const words = {type: 'text', value: 'Words'};
  const tree = run(root(paragraph(image('./weeks.svg')), paragraph(words, titled), paragraph(titled, words)));
  expect(html(tree)).toBe(`${picture}Words${picture}${picture}Words`);
  expect(tree.children?.map(({type}) => type)).toEqual(['paragraph', 'paragraph', 'paragraph']);
});

test('pictures deep in lists and quotes are found, and read from the folder of the post', () => {
  run(root({type: 'list', children: [{type: 'listItem', children: [paragraph(image('charts/my%20week.svg'))]}]}));
  expect(read).toEqual([path.join('blog', '2025-10-08-message-match', 'charts', 'my week.svg')]);
  expect(sourcesOf(file.path)).toEqual(expect.arrayContaining(read));
});

test('a picture without a description is one that says nothing', () => {
  expect(html(run(root(paragraph(image('weeks.svg', null, null)))))).toContain(' alt=""');
});

test.each(['https://example.com/a.png', 'data:image/png;base64,AAAA', '/img/logo.svg', '//example.com/a.png'])(
  'the picture at %s, which is not in the folder, is left as it is',
  (url) => {
    const tree = (): MarkdownNode => root(paragraph(image(url)), paragraph(image(url, 'A caption.')));
    expect(run(tree())).toEqual(tree());
    expect(read).toEqual([]);
  },
);
