/** An element of a feed. */
export interface FeedElement {
  /** With the prefix that the feed gives it, such as `atom:link`. */
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly text: string;
  readonly children: readonly FeedElement[];
  /** The elements of the HTML that its text is, with their attributes. A parser puts some at its start into a head. */
  readonly html: readonly {readonly name: string; readonly attributes: Readonly<Record<string, string>>}[];
}

/** Reads a feed; undefined where it is not well-formed. Runs in pages, as text. */
export function readFeed(xml: string): FeedElement | undefined {
  const parsed = new DOMParser().parseFromString(xml, 'application/xml');
  const attributesOf = (element: Element): Record<string, string> =>
    Object.fromEntries([...element.attributes].map(({name, value}) => [name, value]));
  const isHtml = (element: Element): boolean =>
    ['description', 'content:encoded'].includes(element.nodeName) || element.getAttribute('type') === 'html';
  const read = (element: Element): FeedElement => ({
    name: element.nodeName,
    attributes: attributesOf(element),
    text: element.textContent.trim(),
    children: [...element.children].map(read),
    html: isHtml(element)
      ? [...new DOMParser().parseFromString(element.textContent, 'text/html').querySelectorAll('head *, body *')].map(
          (each) => ({name: each.localName, attributes: attributesOf(each)}),
        )
      : [],
  });
  return parsed.querySelector('parsererror') === null ? read(parsed.documentElement) : undefined;
}

export const childrenOf = ({children}: FeedElement, name: string): FeedElement[] =>
  children.filter((child) => child.name === name);

/** The text of the first child of a name. */
export const textOf = (element: FeedElement, name: string): string | undefined => childrenOf(element, name)[0]?.text;
