import type {Nodes} from 'hast';
import {attribute} from '@site/src/pipeline/html/tree';
import {parsePage} from './parseHtml';

/** What is read of an element beside its text. */
const spoken = ['alt', 'ariaLabel', 'ariaValueText', 'ariaDescription', 'title', 'placeholder'];

/** A number with the other language's mark of decimals; three digits behind it are thousands. */
const foreign: Readonly<Record<string, RegExp>> = {
  en: /(?<![\d.,])\d+,\d{1,2}(?![\d,])/g,
  de: /(?<![\d.,])\d+\.\d{1,2}(?![\d.])/g,
};

function numbersIn(node: Nodes, around: string): string[] {
  if (node.type === 'text') {
    const numbers = foreign[around] === undefined ? [] : node.value.matchAll(foreign[around]);
    return [...numbers].map(([number]) => `${around}: ${number}`);
  }
  if (node.type !== 'element')
    return 'children' in node ? node.children.flatMap((child) => numbersIn(child, around)) : [];
  if (['script', 'style', 'code'].includes(node.tagName)) return [];
  const language = attribute(node, 'lang').slice(0, 2) || around;
  const texts = spoken.map((name): Nodes => ({type: 'text', value: attribute(node, name)}));
  const children: readonly Nodes[] = node.content === undefined ? node.children : [node.content];
  return [...texts, ...children].flatMap((child) => numbersIn(child, language));
}

/** The numbers in a page, said aloud or shown, that are not written as in the language of their element. */
export const foreignNumbers = (html: string): string[] => numbersIn(parsePage(html), '');
