import {standingTags, type HeadTag} from './tags';

/** Marks the tags that pages manage, in the built HTML as in the browser. */
const mark = 'data-rh';
const headTypes = ['meta', 'link', 'script', 'style', 'noscript', 'base'];

/** The attributes that pages have put on <html> and <body>, to be taken off again. */
const written = new Map<Element, ReadonlySet<string>>();

function writeAttributes(element: Element, tags: readonly HeadTag[]): void {
  const attributes = new Map(tags.flatMap((tag) => Object.entries(tag.attributes)));
  for (const name of written.get(element) ?? []) if (!attributes.has(name)) element.removeAttribute(name);
  for (const [name, value] of attributes) {
    if (element.getAttribute(name) !== value) element.setAttribute(name, value);
  }
  written.set(element, new Set(attributes.keys()));
}

function createTag({type, attributes, text}: HeadTag): HTMLElement {
  const element = document.createElement(type);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  if (text !== '') element.textContent = text;
  element.setAttribute(mark, 'true');
  return element;
}

/** Brings the head's managed tags of one type in line; a tag that is there already stays as it is. */
function writeTags(type: string, tags: readonly HeadTag[]): void {
  const present = new Set(document.head.querySelectorAll(`${type}[${mark}]`));
  for (const tag of tags) {
    const element = createTag(tag);
    const same = [...present].find((each) => each.isEqualNode(element));
    if (same) present.delete(same);
    else document.head.append(element);
  }
  present.forEach((element) => element.remove());
}

/** Writes what all parts of the page ask for into the document. */
export function writeHead(parts: readonly (readonly HeadTag[])[]): void {
  const tags = parts.flat();
  const title = tags.filter(({type, text}) => type === 'title' && text !== '').pop();
  if (title && document.title !== title.text) document.title = title.text;
  writeAttributes(
    document.documentElement,
    tags.filter(({type}) => type === 'html'),
  );
  writeAttributes(
    document.body,
    tags.filter(({type}) => type === 'body'),
  );
  const standing = standingTags(parts);
  for (const type of headTypes)
    writeTags(
      type,
      standing.filter((tag) => tag.type === type),
    );
}
