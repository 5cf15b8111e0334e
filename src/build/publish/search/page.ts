import type {Element, ElementContent, Root} from 'hast';
import {loadLibraries} from '../../html/libraries.cjs';
import {element, find, hasClass, text, textOf, withElements} from '../../html/tree';
import {metaContent} from '../head';

/** Cells that only the layout separates: without a space, those of a row would be one word. */
const cells = new Set(['td', 'th', 'dt', 'dd']);

const isSpan = (node: ElementContent | undefined): boolean => node?.type === 'element' && node.tagName === 'span';

const isCodeOrSpan = (node: Element): boolean =>
  node.tagName === 'code' || (node.tagName === 'span' && !hasClass(node, 'token'));

/** An element with a space before each child that only the layout separates from the one before. */
function spaced(parent: Element): Element {
  const children = parent.children.flatMap((child, index): ElementContent[] => {
    if (child.type !== 'element') return [child];
    const isApart = cells.has(child.tagName) || (isCodeOrSpan(child) && isSpan(parent.children[index - 1]));
    return isApart ? [text(' '), child] : [child];
  });
  return withElements({...parent, children}, (child) => [spaced(child)]);
}

/** The page as Pagefind reads it, with the title and description from its head as metadata. */
export async function forIndex(page: Root): Promise<string> {
  const {toHtml} = await loadLibraries();
  const main = find(page, ({tagName}) => tagName === 'main');
  if (main === undefined) return '';
  const titleElement = find(page, ({tagName}) => tagName === 'title');
  const said = {
    title: titleElement === undefined ? '' : textOf(titleElement).replace(/ \| [^|]*$/, ''),
    description: metaContent(page, 'description'),
  };
  const meta = Object.entries(said).map(([name, words]) =>
    element('p', [text(words)], {dataPagefindMeta: name, dataPagefindIgnore: ''}),
  );
  const {children, ...rest} = spaced(main);
  return `<!doctype html><html lang="en"><body>${toHtml([{...rest, children: [...meta, ...children]}])}</body></html>`;
}
