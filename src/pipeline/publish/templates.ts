import type {Comment, Element, ElementContent, Root} from 'hast';
import {toHtml} from '../html/libraries.cjs';
import {forAudience, isFor} from '../html/forAudience';
import {attribute, element, textOf, withElements} from '../html/tree';

/**
 * A template element, which browsers leave as it is until a script asks for it (src/browser/head/templates.ts). Its
 * markup is in comments, since text browsers show what other markup is in a template.
 */
function template(parts: readonly string[]): Element {
  const comments = parts.map((value): Comment => ({type: 'comment', value}));
  return {...element('template', []), content: {type: 'root', children: comments}};
}

/** What React writes between two texts, for an app that is not there. */
const isSeparator = (node: ElementContent): boolean => node.type === 'comment' && node.value.trim() === '';

/** Without the marks of the search index and of Docusaurus's app, which no browser needs. Islands have their app. */
function withoutMarks(node: Element): Element {
  const {dataSearch: _search, dataRh: _helmet, ...properties} = node.properties;
  if (properties.dataIsland !== undefined) return {...node, properties};
  return {...node, properties, children: node.children.filter((child) => !isSeparator(child))};
}

/** As it is in a template: without what is shown where there are no scripts, which cannot use one. */
const inTemplate = (node: Element): Element =>
  node.properties.dataIsland === undefined
    ? withElements(withoutMarks(node), (child) => (child.tagName === 'noscript' ? [] : [inTemplate(child)]))
    : node;

/** The markup for a template, whose own comments are written in a form that does not end the comment around them. */
function markupOf(nodes: ElementContent[]): string {
  const {children} = inTemplate(element('div', nodes));
  return toHtml(children).replace(/<!--([^>]*?)-->/g, '<!$1>');
}

/** An element whose content is in a template, in English and, where that differs, in German. */
function emptied(node: Element): Element {
  const {dataInTemplate: _, ...properties} = node.properties;
  const [english, german] = (['default', 'german'] as const).map((audience) =>
    markupOf(forAudience(node, audience).children),
  );
  const languages = [...new Set([english ?? '', german ?? ''])];
  const forNoScript = node.children.filter((child) => child.type === 'element' && child.tagName === 'noscript');
  return {...node, properties, children: [...forNoScript, template(languages)]};
}

const isText = ({children}: Element): boolean => children.every(({type}) => type === 'text');

/**
 * A word or two in both languages, if that is what is in an element: its German words are an attribute, or nothing where
 * they are the same.
 */
function inBothLanguages(node: Element): Element | undefined {
  const [english, german, ...others] = node.children;
  if (others.length > 0 || english?.type !== 'element' || german?.type !== 'element') return undefined;
  if (![english, german].every((each) => each.properties.dataFor !== undefined && isText(each))) return undefined;
  const translation = textOf(german);
  const translated = translation === textOf(english) ? {} : {dataDeText: translation};
  return {...node, properties: {...node.properties, ...translated}, children: english.children};
}

/** One version of a part, and the audiences that it is for. */
interface Version {
  readonly audiences: string;
  readonly part: Element;
}

/** A version without what says so, and without the element around it where that holds another one alone. */
function versionOf({properties, ...wrapper}: Element, isBare: boolean): Version {
  const {dataFor: _for, hidden: _hidden, ...own} = properties;
  const [only] = wrapper.children;
  const part: Element =
    isBare && only?.type === 'element'
      ? {...only, properties: {...own, ...only.properties}}
      : {...wrapper, properties: own};
  return {audiences: attribute({...wrapper, properties}, 'dataFor'), part};
}

const holdsOneElement = ({children}: Element): boolean => children.length === 1 && children[0]?.type === 'element';

/** The default version of a part, and a template with those others that differ from it. */
function inVersions(original: Element, others: readonly Version[]): ElementContent[] {
  const plain = (node: Element): string => markupOf(forAudience(node, 'default').children);
  const differing = others.filter(({part}) => plain(part) !== plain(original));
  const shown = withTemplatesBelow(original);
  const [first] = differing;
  if (first === undefined) return [shown];
  // A word beside something else.
  if (others.length === 1 && isText(original) && isText(first.part)) {
    return [{...original, properties: {...original.properties, dataDeText: textOf(first.part)}}];
  }
  const names = differing.map(({audiences}) => audiences).join(' ');
  const markup = differing.map(({part}) => markupOf([part]));
  return [{...shown, properties: {...shown.properties, dataVersions: names}}, template(markup)];
}

const isVersion = (node: ElementContent | undefined): node is Element =>
  node?.type === 'element' && node.properties.dataFor !== undefined;

/** The elements that follow one and are versions of it. */
function versionsAfter(all: readonly ElementContent[], index: number): Element[] {
  const next = all[index + 1];
  return isVersion(next) && !isFor(next, 'default') ? [next, ...versionsAfter(all, index + 1)] : [];
}

/** A paragraph or heading whose whole text differs, as the version itself. */
function inVersionsWhole(node: Element): ElementContent[] | undefined {
  const [first] = node.children;
  if (!/^(p|h[1-6])$/.test(node.tagName) || !isVersion(first)) return undefined;
  const others = versionsAfter(node.children, 0);
  if (others.length !== node.children.length - 1 || inBothLanguages(node) !== undefined) return undefined;
  const whole = ({children}: Element): Element => ({...node, children});
  return inVersions(
    whole(first),
    others.map((other) => ({audiences: attribute(other, 'dataFor'), part: whole(other)})),
  );
}

/** Elements beside each other, of which those for other audiences follow the default's version of the same part. */
function below(all: readonly ElementContent[]): ElementContent[] {
  return all.flatMap((child, index): ElementContent[] => {
    if (child.type !== 'element') return [child];
    if (child.properties.dataInTemplate !== undefined) return [emptied(withoutMarks(child))];
    if (!isVersion(child)) return inVersionsWhole(child) ?? [withTemplatesBelow(child)];
    if (!isFor(child, 'default')) return [];
    const others = versionsAfter(all, index);
    const isBare = [child, ...others].every(holdsOneElement);
    const [original, ...rest] = [child, ...others].map((each) => versionOf(each, isBare));
    return original === undefined ? [] : inVersions(original.part, rest);
  });
}

function withTemplatesBelow(node: Element): Element {
  const bare = withoutMarks(node);
  return bare.properties.dataIsland === undefined
    ? (inBothLanguages(bare) ?? {...bare, children: below(bare.children)})
    : bare;
}

/**
 * A page as it is written: what is not shown at first, such as dialogs, notices and the words for other audiences, is in
 * template elements, so that readers, text browsers and the browser's search meet what is shown alone.
 */
export const withTemplates = (page: Root): Root => withElements(page, (child) => [withTemplatesBelow(child)]);
