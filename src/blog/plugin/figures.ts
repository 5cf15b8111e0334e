import path from 'node:path';
import {addSource} from '../../pipeline/markdown/sources.cjs';
import {isOwnPicture} from '../pictureFile';
import type {Picture} from '../summary';

/** The part of a Markdown tree that this plugin reads and writes. */
export interface MarkdownNode {
  readonly type: string;
  readonly url?: string;
  readonly alt?: string | null;
  readonly title?: string | null;
  readonly value?: string;
  children?: readonly MarkdownNode[];
}

interface Element extends MarkdownNode {
  readonly type: 'mdxJsxFlowElement' | 'mdxJsxTextElement';
  readonly name: string;
  readonly attributes: readonly object[];
}

interface MarkdownFile {
  readonly path: string;
}

export interface FiguresOptions {
  /** The picture that an address in a post means. */
  readonly pictureFile: (folder: string, url: string) => string;
  /** Measures a picture of a post and says where it is served. */
  readonly readPicture: (file: string) => Picture;
}

function element(
  type: Element['type'],
  name: string,
  values: Readonly<Record<string, string>>,
  children: readonly MarkdownNode[] = [],
): Element {
  const attributes = Object.entries(values).map(([key, value]) => ({type: 'mdxJsxAttribute', name: key, value}));
  return {type, name, attributes, children};
}

/**
 * Pictures in the text of posts: each gets its size, so that nothing moves when
 * it arrives, and is fetched when the reader comes near. One that stands alone
 * and has a title becomes a figure with the title as its caption.
 */
export function figures({pictureFile, readPicture}: FiguresOptions) {
  function image({url = '', alt}: MarkdownNode, file: MarkdownFile, type: Element['type']): Element {
    const picture = pictureFile(path.dirname(file.path), url);
    addSource(file.path, picture);
    const {src, width, height} = readPicture(picture);
    return element(type, 'img', {src, alt: alt ?? '', width: `${width}`, height: `${height}`, loading: 'lazy'});
  }

  function replaced(node: MarkdownNode, file: MarkdownFile): MarkdownNode {
    if (node.type === 'image' && isOwnPicture(node.url ?? '')) return image(node, file, 'mdxJsxTextElement');
    const [only, second] = node.children ?? [];
    const stands = node.type === 'paragraph' && only?.type === 'image' && second === undefined;
    if (stands && only.title && isOwnPicture(only.url ?? '')) {
      const caption = element('mdxJsxFlowElement', 'figcaption', {}, [{type: 'text', value: only.title}]);
      const children = [image(only, file, 'mdxJsxFlowElement'), caption];
      return element('mdxJsxFlowElement', 'figure', {className: 'figure'}, children);
    }
    if (node.children) node.children = node.children.map((child) => replaced(child, file));
    return node;
  }

  return (tree: MarkdownNode, file: MarkdownFile): void => {
    replaced(tree, file);
  };
}
