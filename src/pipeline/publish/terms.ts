import type {Element, ElementContent} from 'hast';
import {glossary, glossaryPath, type GlossaryTerm} from '../../docs/guide/Glossary/terms';
import {element, hasClass, text, withElements} from '../html/tree';
import type {Page} from './site';

/** Headings, code, links and names of controls are no sentences; what is hidden is not read first. */
const skipped = new Set(
  'a,button,caption,code,dt,figure,h1,h2,h3,h4,h5,h6,header,iframe,kbd,label,nav,pre,script,strong,style,summary,svg,template,th'.split(
    ',',
  ),
);

const isSkipped = (node: Element): boolean =>
  skipped.has(node.tagName) ||
  ['hidden', 'dataIsland', 'dataDiagram', 'ariaHidden', 'dataPrint', 'popover'].some(
    (name) => node.properties[name] !== undefined,
  ) ||
  hasClass(node, 'theme-code-block') ||
  (hasClass(node, 'tabs-panel') && node.properties.dataChosen === undefined);

const patterns = new Map(
  glossary.map(({id, forms}) => [
    id,
    new RegExp(`(?<![\\p{L}\\p{N}_-])(?:${forms.join('|')})(?![\\p{L}\\p{N}_-])`, 'u'),
  ]),
);

const noteId = ({id}: GlossaryTerm): string => `term-${id}`;

/** A word that leads to the glossary, and opens its note where that can open: src/docs/Terms. */
function marked(term: GlossaryTerm, word: string): Element {
  const href = `${glossaryPath}#${term.id}`;
  return element('a', [text(word)], {
    className: ['term'],
    href,
    dataTerm: noteId(term),
    // Where the browser can, on hover too.
    interestfor: noteId(term),
  });
}

/** A term and its meaning, as an entry of the list. */
function note(term: GlossaryTerm): Element {
  const words = term.meaning
    .split('`')
    .map((part, index) => (index % 2 === 0 ? text(part) : element('code', [text(part)])));
  const more = element('a', [text('More in the glossary')], {href: `${glossaryPath}#${term.id}`});
  return element('div', [element('dt', [text(term.name)]), element('dd', [...words, text(' '), more])], {
    popover: '',
    id: noteId(term),
    className: ['term-note'],
  });
}

/** The terms of a page as a list, for readers that open nothing. */
const noteList = (terms: readonly GlossaryTerm[]): Element =>
  element('dl', terms.map(note), {className: ['term-notes'], ariaLabel: 'Terms', dataPrint: 'hide'});

/** The first of the terms in a text, the longest of those that begin there. */
function firstIn(value: string, terms: ReadonlySet<GlossaryTerm>) {
  const found = [...terms].flatMap((term) => {
    const match = patterns.get(term.id)?.exec(value);
    return match ? [{term, word: match[0], index: match.index}] : [];
  });
  return found.sort((a, b) => a.index - b.index || b.word.length - a.word.length)[0];
}

/** A text with the first use of each term marked; what is marked is taken from the terms. */
function markText(value: string, terms: Set<GlossaryTerm>): ElementContent[] {
  const first = firstIn(value, terms);
  if (first === undefined) return [text(value)];
  terms.delete(first.term);
  const {index, word, term} = first;
  const before = index === 0 ? [] : [text(value.slice(0, index))];
  return [...before, marked(term, word), ...markText(value.slice(index + word.length), terms)];
}

function markBelow(parent: Element, terms: Set<GlossaryTerm>): Element {
  const children = parent.children.flatMap((child): ElementContent[] => {
    if (child.type === 'text') return markText(child.value, terms);
    return [child.type !== 'element' || isSkipped(child) ? child : markBelow(child, terms)];
  });
  return {...parent, children};
}

/** The text of a guide with the first use of each term marked, and the notes behind it, where any element may stand. */
function withTerms(content: Element, path: string): Element {
  const terms = glossary.filter(({otherwiseBelow}) => !otherwiseBelow || !path.startsWith(otherwiseBelow));
  const left = new Set(terms);
  const changed = markBelow(content, left);
  const used = terms.filter((term) => !left.has(term));
  return used.length === 0 ? changed : {...changed, children: [...changed.children, noteList(used)]};
}

/** A guide with its terms marked; any other page as it is, and so the glossary. */
export function markTerms(page: Page): Page {
  if (page.kind !== 'docs' || page.path === glossaryPath) return page;
  const change = (node: Element): Element =>
    hasClass(node, 'theme-doc-markdown') ? withTerms(node, page.path) : withElements(node, (child) => [change(child)]);
  return {...page, tree: withElements(page.tree, (child) => [change(child)])};
}
