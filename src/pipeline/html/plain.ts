import type {Element, ElementContent, Nodes, Parents, Properties} from 'hast';
import {attribute, element, find, findAll, hasClass, text, textOf} from './tree';

const dropped = new Set(['nav', 'button', 'form', 'svg', 'script', 'style', 'noscript', 'iframe', 'template', 'input']);

/**
 * Whether a drawing stands for a word, such as a check mark in a table: it is as small as a letter, and has a label.
 */
const isSign = (node: Element): boolean =>
  node.tagName === 'svg' && Number(attribute(node, 'width')) <= 24 && attribute(node, 'ariaLabel') !== '';

/** Whether a control is also part of the page's text, such as a card that can be chosen. */
const isTextToo = (node: Element): boolean => attribute(node, 'dataMarkdown') === 'text';

/** Whether an element is left out: navigation, controls and drawings. */
function isDropped(node: Element): boolean {
  return (
    (dropped.has(node.tagName) && !isTextToo(node)) ||
    attribute(node, 'role') === 'form' ||
    // A picture without a description is decoration.
    (node.tagName === 'img' && attribute(node, 'alt') === '') ||
    attribute(node, 'ariaHidden') === 'true' ||
    attribute(node, 'dataPrint') === 'hide' ||
    hasClass(node, 'hash-link') ||
    hasClass(node, 'visually-hidden') ||
    hasClass(node, 'tabs-panel__label')
  );
}

const strongLine = (words: string): Element => element('p', [element('strong', [text(words)])]);

function codeBlock(block: Element): Element[] {
  const language = /\blanguage-(\S+)/.exec(attribute(block, 'className'))?.[1] ?? 'text';
  const title = find(block, (node) => hasClass(node, 'code-bar__title'));
  const code = find(block, ({tagName}) => tagName === 'code');
  const source = (code === undefined ? '' : textOf(code)).replace(/\n+$/, '');
  return [
    ...(title ? [element('p', [element('code', [text(textOf(title))]), text(':')])] : []),
    element('pre', [element('code', [text(`${source}\n`)], {className: [`language-${language}`]})]),
  ];
}

/** The summary of a folded section: its heading if it has one, else its words in bold. */
function opener(children: ElementContent[]): ElementContent[] {
  const heading = children.find((child) => child.type === 'element' && /^h[1-6]$/.test(child.tagName));
  return heading === undefined ? [element('p', [element('strong', children)])] : [heading];
}

/** The children of an element, as plain elements. */
type Below = (parent: Parents) => ElementContent[];

/** Each tab's panel, below the tab's name. */
function tabs(container: Element, below: Below): ElementContent[] {
  const names = findAll(container, (node) => attribute(node, 'role') === 'tab').map(textOf);
  const panels = findAll(container, (node) => attribute(node, 'role') === 'tabpanel');
  return panels.flatMap((panel, index) => [strongLine(names[index]?.trim() ?? `Tab ${index + 1}`), ...below(panel)]);
}

/** A note as a quote. The theme writes its heading first. */
function admonition(node: Element, below: Below): Element[] {
  const [heading, ...content] = node.children;
  const title = heading === undefined ? '' : textOf(heading).trim();
  return [
    element('blockquote', [
      ...(title ? [strongLine(title.charAt(0).toUpperCase() + title.slice(1))] : []),
      ...content.flatMap((part) => (part.type === 'element' ? below(part) : [])),
    ]),
  ];
}

function diagramSource(figure: Element): Element[] {
  const caption = find(figure, ({tagName}) => tagName === 'figcaption');
  const source = attribute(figure, 'dataSource');
  return [
    ...(caption ? [element('p', [text(`${textOf(caption).trim()}:`)])] : []),
    element('pre', [element('code', [text(`${source}\n`)], {className: ['language-mermaid']})]),
  ];
}

/** A video as the link that is shown without scripts. */
function video(frame: Element, site: string): Element[] {
  const link = find(frame, ({tagName}) => tagName === 'a');
  return link === undefined ? [] : [element('p', [{...link, properties: absolute(link, site)}])];
}

/** The properties of a link or picture, with full addresses. */
function absolute(node: Element, site: string): Properties {
  const properties = {...node.properties};
  for (const name of ['href', 'src']) {
    const address = attribute(node, name);
    if (/^[/#]/.test(address)) properties[name] = address.startsWith('/') ? site + address : address;
  }
  return properties;
}

const inline = new Set(['span', 'code', 'strong', 'small', 'b']);

const isPicture = ({tagName}: Element): boolean => tagName === 'img';

const isInline = (node: ElementContent): boolean => node.type === 'element' && inline.has(node.tagName);

/**
 * Puts a colon or a space between words that only the layout separates, such as a card's title and text. Drops elements
 * that are empty, such as a removed drawing.
 */
function setApart(all: ElementContent[]): ElementContent[] {
  const nodes = all.filter((node) => !isInline(node) || textOf(node) !== '' || find(node, isPicture) !== undefined);
  return nodes.flatMap((node, index) => {
    const before = nodes[index - 1];
    if (!before || node.type !== 'element') return [node];
    const afterText = before.type === 'text' && node.tagName === 'span';
    if (!afterText && !(isInline(before) && isInline(node))) return [node];
    const [end, start] = [textOf(before).at(-1) ?? '', textOf(node).at(0) ?? ''];
    if (/[\s(]|^$/.test(end) || !/[\p{L}\p{N}/"“]/u.test(start)) return [node];
    return [text(/[.!?:]/.test(end) ? ' ' : ': '), node];
  });
}

/**
 * A part of a page as plain elements: code, tabs, notes, diagrams and videos in the form that Markdown has for them,
 * with full links, and text only.
 *
 * @param site the site's address without a slash at the end.
 * @param diagram turns a diagram into plain elements.
 */
export function plain(node: Nodes, site: string, diagram = diagramSource): ElementContent[] {
  const below: Below = (parent) => parent.children.flatMap((child) => plain(child, site, diagram));
  if (node.type === 'text') return [node];
  if (node.type === 'root') return setApart(below(node));
  if (node.type !== 'element') return [];
  if (attribute(node, 'dataVideo') !== '') return video(node, site);
  if (isSign(node)) return [element('span', [text(attribute(node, 'ariaLabel'))])];
  if (isDropped(node)) return [];
  if (hasClass(node, 'theme-code-block')) return codeBlock(node);
  if (hasClass(node, 'tabs-container')) return tabs(node, below);
  if (hasClass(node, 'theme-admonition')) return admonition(node, below);
  if (attribute(node, 'dataDiagram') !== '') return diagram(node);
  const children = setApart(below(node));
  if (node.tagName === 'summary') return opener(children);
  // The words of a control are a paragraph of their own.
  if (isTextToo(node) || node.tagName === 'label') return [element('p', children)];
  return [{...node, properties: absolute(node, site), children}];
}
