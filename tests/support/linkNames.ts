/** What links call the places that they lead to, held against what these places call themselves. */
import {attribute, elementsIn, find, findAll, textOf} from '../../src/pipeline/html/tree';
import {parsePage, unfolded} from './parseHtml';

interface LinkedPage {
  readonly path: string;
  /** The headline. */
  readonly name: string;
  /** Title, description and headings. */
  readonly head: string;
  /** The first words at each anchor: those of its heading, where it has one. */
  readonly places: ReadonlyMap<string, string>;
  /** The anchor of each section by its heading. */
  readonly sections: ReadonlyMap<string, string>;
  readonly links: readonly {readonly text: string; readonly to: string}[];
}

const plain = (text: string): string =>
  text.replaceAll('\u200b', '').replaceAll('’', "'").trim().replaceAll(/\s+/g, ' ').toLowerCase();

const isHeading = (tagName: string): boolean => /^h[1-6]$/.test(tagName);

function readPage(path: string, html: string): LinkedPage {
  const tree = parsePage(unfolded(html));
  const elements = elementsIn(tree);
  const places = new Map<string, string>();
  const sections = new Map<string, string>();
  for (const element of elements) {
    const id = attribute(element, 'id');
    const heading = find(element, ({tagName}) => isHeading(tagName)) ?? element;
    if (id === '' || places.has(id)) continue;
    const words = plain(textOf(heading)).slice(0, 200);
    places.set(id, words);
    if (isHeading(element.tagName) || /^(?:section|article)$/.test(element.tagName)) sections.set(words, id);
  }
  const description = elements.find(({tagName, properties}) => tagName === 'meta' && properties.name === 'description');
  const headings = findAll(tree, ({tagName}) => isHeading(tagName) || tagName === 'title');
  return {
    path,
    name: plain(
      headings
        .filter(({tagName}) => tagName === 'h1')
        .map(textOf)
        .join(''),
    ),
    head: plain([...headings.map(textOf), description ? attribute(description, 'content') : ''].join(' ')),
    places,
    sections,
    links: elements
      .filter(({tagName}) => tagName === 'a')
      .map((link) => ({text: plain(textOf(link)), to: attribute(link, 'href')})),
  };
}

/** The beginnings of a text's longer words: "hiding" and "hide" are said to be one. */
const beginnings = (text: string): string[] => (text.match(/[a-z]{3,}/g) ?? []).map((word) => word.slice(0, 3));

/**
 * Each link that has the name of a page or of a section beside it and leads to another that is not called so, and each
 * "More about" that leads to a page whose title, description and headings do not say what about.
 */
export function misnamedLinks(built: readonly {readonly path: string; readonly html: string}[]): string[] {
  const pages = new Map(built.map(({path, html}) => [path, readPage(path, html)]));
  const named = new Map([...pages.values()].map(({name, path}) => [name, path]));
  const problems = [...pages.values()].flatMap(({path, sections, links}) =>
    links.flatMap(({text, to}) => {
      const [address = '', anchor = ''] = to.split('#');
      const target = pages.get(address === '' ? path : address.replace(/\?.*/, ''));
      if (target === undefined || !/^[/#]/.test(to) || text === '') return [];
      const about = /^more about (.+)/.exec(text)?.[1];
      if (about !== undefined) {
        const missing = beginnings(about).filter((word) => word !== 'and' && !target.head.includes(word));
        return missing.length > 0 ? [`${path}: "${text}" leads to ${to}, which says nothing of it`] : [];
      }
      const place = anchor === '' ? target.name : (target.places.get(anchor) ?? '');
      if (place.includes(text) || target.name === text) return [];
      const meant = target.path === path ? sections.get(text) : named.get(text);
      return meant === undefined ? [] : [`${path}: "${text}" leads to ${to}; so is called ${meant}`];
    }),
  );
  return [...new Set(problems)];
}
