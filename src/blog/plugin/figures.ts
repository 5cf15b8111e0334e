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
  children?: readonly MarkdownNode[];
}

interface Attribute {
  readonly type: 'mdxJsxAttribute';
  readonly name: string;
  readonly value: string;
}

interface Element extends MarkdownNode {
  readonly type: 'mdxJsxFlowElement' | 'mdxJsxTextElement';
  readonly name: string;
  readonly attributes: readonly Attribute[];
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

const attributes = (values: Readonly<Record<string, string>>): Attribute[] =>
  Object.entries(values).map(([name, value]) => ({type: 'mdxJsxAttribute', name, value}));

/**
 * Pictures in the text of posts: each gets its size, so that nothing moves when
 * it arrives, and is fetched when the reader comes near. One that stands alone
 * and has a title becomes a figure with the title as its caption.
 */
export function figures({pictureFile, readPicture}: FiguresOptions) {
  function image(node: MarkdownNode, file: MarkdownFile, type: Element['type']): Element {
    const picture = pictureFile(path.dirname(file.path), node.url ?? '');
    addSource(file.path, picture);
    const {src, width, height} = readPicture(picture);
    const values = {src, alt: node.alt ?? '', width: String(width), height: String(height), loading: 'lazy'};
    return {type, name: 'img', attributes: attributes(values), children: []};
  }

  function figure(node: MarkdownNode, file: MarkdownFile, caption: string): Element {
    const text: MarkdownNode & {readonly value: string} = {type: 'text', value: caption};
    const below: Element = {type: 'mdxJsxFlowElement', name: 'figcaption', attributes: [], children: [text]};
    const children = [image(node, file, 'mdxJsxFlowElement'), below];
    return {type: 'mdxJsxFlowElement', name: 'figure', attributes: attributes({className: 'figure'}), children};
  }

  function replaced(node: MarkdownNode, file: MarkdownFile): MarkdownNode {
    if (node.type === 'image' && isOwnPicture(node.url ?? '')) return image(node, file, 'mdxJsxTextElement');
    const [only, second] = node.children ?? [];
    const stands = node.type === 'paragraph' && only?.type === 'image' && second === undefined;
    if (stands && only.title && isOwnPicture(only.url ?? '')) return figure(only, file, only.title);
    if (node.children) node.children = node.children.map((child) => replaced(child, file));
    return node;
  }

  return (tree: MarkdownNode, file: MarkdownFile): void => {
    replaced(tree, file);
  };
}
