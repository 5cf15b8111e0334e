import type {Element, Nodes} from 'hast';
import {footerNavigation, navigation, shellWords} from '../../src/content/navigation';
import {attribute, elementsIn, hasClass, textOf} from '../../src/pipeline/html/tree';
import {languageOf} from './languageOf';
import {parsePage, unfolded} from './parseHtml';

/** Attributes that name elements of the page by their ids. */
const references = [
  ...['htmlFor', 'form', 'list', 'popoverTarget', 'commandFor', 'interestFor', 'ariaLabelledBy', 'ariaDescribedBy'],
  ...['ariaControls', 'ariaOwns', 'ariaDetails', 'ariaErrorMessage'],
];

/** Roles that say nothing of what is in them, so that it has to be said. */
const needsName = /^(img|region|group|form|search|dialog|slider|combobox)$/;

/** What a field that takes text does without, or gets in vain: keys, suggestions, corrections. */
function fieldFaults(field: Element): string[] {
  if (field.tagName !== 'input' || !/^(|text|search|email|url|tel)$/.test(attribute(field, 'type'))) return [];
  const [fill, keys] = [attribute(field, 'autoComplete'), attribute(field, 'inputMode')];
  const isTypedAsIs = attribute(field, 'autoCapitalize') === 'none' && String(field.properties.spellCheck) === 'false';
  const isSearch = attribute(field, 'type') === 'search' || keys === 'search';
  return [
    ...(fill === '' ? ['does not say whether browsers may fill it in'] : []),
    ...(/^(email|url)$/.test(fill) && keys !== fill ? ['takes an address without the keys for it'] : []),
    ...(/^(email|url)$/.test(keys) && !isTypedAsIs ? ['has its address capitalized or corrected'] : []),
    ...(isSearch && attribute(field, 'enterKeyHint') === '' ? ['does not say what Enter does'] : []),
  ];
}

/** The last date in a text of the page, as machines write it. */
function dateIn(text: string): string | undefined {
  const [date] = /[A-Z][a-z]+ \d{1,2},? \d{4}$/.exec(text) ?? [];
  return date === undefined ? undefined : new Date(`${date} UTC`).toISOString().slice(0, 10);
}

function elementFaults(element: Element, ids: ReadonlySet<string>): string[] {
  const value = (name: string): string => attribute(element, name);
  // One of two ids may be of the page in the other language, and what is closed may come with its content.
  const lost = references.filter((name) => {
    const wanted = value(name).split(' ').filter(Boolean);
    const isClosed = name === 'ariaControls' && value('ariaExpanded') === 'false';
    return wanted.length > 0 && !isClosed && !wanted.some((id) => ids.has(id));
  });
  const isNamed = value('ariaLabel') !== '' || value('ariaLabelledBy') !== '';
  const date = element.tagName === 'time' ? dateIn(textOf(element)) : undefined;
  return [
    ...lost.map((name) => `names what is not there: ${name} ${value(name)}`),
    ...(value('target') === '_blank' && !value('rel').includes('noopener') ? ['opens a tab that can reach back'] : []),
    ...(needsName.test(value('role')) && !isNamed ? [`is a ${value('role')} without a name`] : []),
    ...(element.tagName === 'button' && value('type') === '' ? ['sends the form that it is in'] : []),
    ...(date !== undefined && date !== value('dateTime') ? [`is not ${value('dateTime')}`] : []),
    ...fieldFaults(element),
  ];
}

/** What the navigation says in each language. */
const wordsOf = (language: 'en' | 'de'): string[] => [
  ...Array.from(
    JSON.stringify([navigation, footerNavigation]).matchAll(RegExp(`"${language}":"(.*?)"`, 'g')),
    ([, words = '']) => words,
  ),
  ...Object.values(shellWords[language]),
];
const navigationWords = {en: new Set(wordsOf('en')), de: new Set(wordsOf('de'))};

/** The language of a text: by the navigation, or where it is long by its commonest words. */
function spoken(text: string): 'en' | 'de' | undefined {
  const words = text.trim();
  const [isEnglish, isGerman] = [navigationWords.en.has(words), navigationWords.de.has(words)];
  if (isEnglish !== isGerman) return isEnglish ? 'en' : 'de';
  return (words.match(/\p{L}+/gu) ?? []).length > 4 ? languageOf(words) : undefined;
}

const heard = ['ariaLabel', 'ariaValueText', 'alt', 'title', 'placeholder'];

/** Texts in another language than that of their place, and drawings that are read out shape by shape. */
function heardWrong(node: Nodes, around: string, isSilent: boolean): string[] {
  const isOther = (text: string, language = around): boolean =>
    !isSilent && ![undefined, language].includes(spoken(text));
  if (node.type === 'text') return isOther(node.value) ? [`"${node.value}" is not "${around}"`] : [];
  if (!('children' in node)) return [];
  if (node.type !== 'element') return node.children.flatMap((child) => heardWrong(child, around, isSilent));
  // What authors quote is theirs.
  if (/^(script|style|code|head)$/.test(node.tagName) || hasClass(node, 'markdown')) return [];
  const audience = attribute(node, 'dataFor');
  const language = attribute(node, 'lang').slice(0, 2) || (audience && (audience === 'german' ? 'de' : 'en')) || around;
  const isQuiet = isSilent || attribute(node, 'ariaHidden') === 'true' || attribute(node, 'role') === 'img';
  const isBare = node.tagName === 'svg' && !isQuiet && elementsIn(node).every(({tagName}) => tagName !== 'a');
  const german = attribute(node, 'dataDeAriaLabel');
  return [
    ...(isBare ? [`<svg class="${attribute(node, 'className')}"> is read out`] : []),
    ...heard
      .map((name) => attribute(node, name))
      // The build writes the German label into the German page.
      .filter((text) => text !== german && isOther(text, language))
      .map((text) => `"${text}" is not "${language}"`),
    ...(isOther(german, 'de') ? ['a German label is in English'] : []),
    ...node.children.flatMap((child) => heardWrong(child, language, isQuiet)),
  ];
}

/** What is wrong with a page's HTML that few visitors meet: those who hear it, fill it in, or follow it elsewhere. */
export function markupFaults(html: string): string[] {
  const page = parsePage(unfolded(html));
  const elements = elementsIn(page);
  const ids = new Set(elements.map((element) => attribute(element, 'id')));
  const faults = elements.flatMap((element) =>
    elementFaults(element, ids).map((fault) => `${element.tagName} ${textOf(element).slice(0, 40)}: ${fault}`),
  );
  return [...new Set([...faults, ...heardWrong(page, 'en', false)])];
}
