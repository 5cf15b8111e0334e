import {nodesOf} from '@site/src/blog/check/read/tree';
import {splitText} from '@site/src/blog/check/read/split';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import ts from 'typescript';
import {unified} from 'unified';
import type {SourceFile} from './readTree';

/** Words that a reader sees, as far as a file's syntax tells. */
export interface Passage {
  /** Where it begins, counted from 1. */
  readonly line: number;
  readonly words: string;
  /** Whether it is nothing but prose; a string of code may quote names and values in its own way. */
  readonly isProse: boolean;
}

const markdown = unified().use(remarkParse).use(remarkGfm);

/** What follows a link, code or an element begins with the rest of its word: `init`’s. */
const joined = (words: string): string => words.replace(/^(?=['’]\p{L})/u, 'x');

const hasSpace = (words: string): boolean => /\S\s+\S/.test(words);

/** The values of the fields at the top of a post or a guide, without YAML's quotes. */
function fieldsOf(head: string): Passage[] {
  return head.split('\n').flatMap((line, index) => {
    const [, value = ''] = /^\w+:\s*(.*)$/.exec(line) ?? [];
    const words = /^'.*'$/.test(value) ? value.slice(1, -1).replaceAll("''", "'") : value;
    return hasSpace(words) ? [{line: index + 2, words, isProse: false}] : [];
  });
}

/** The words of a post or a guide: prose, descriptions and captions of pictures, titles of diagrams. */
function passagesOfMarkdown(text: string): Passage[] {
  const {head = '', body} = splitText(text);
  const nodes = nodesOf(markdown.parse(body), 'text', 'image', 'link', 'code');
  const below = nodes.flatMap((node) => {
    const passage = (words: string | null | undefined, isProse = true): Passage[] =>
      words === null || words === undefined || words === ''
        ? []
        : [{line: node.position?.start.line ?? 1, words: joined(words), isProse}];
    switch (node.type) {
      case 'text':
        // Imports and expressions of MDX are text to Markdown.
        return passage(node.value, !/^(import|export) |[{}]/m.test(node.value));
      case 'image':
        return [...passage(node.alt), ...passage(node.title)];
      case 'link':
        return passage(node.title);
      case 'code':
        return [...(node.meta ?? '').matchAll(/="([^"]*)"/g)].flatMap(([, words]) => passage(words));
    }
  });
  return [...fieldsOf(head), ...below];
}

/** Attributes whose strings are for the browser. */
const forBrowsers = /^(class|className|d|href|id|key|points|src|srcSet|sizes|style|to|transform|type|viewBox)$|^data-/;

function wordsOfNode(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isJsxText(node)) return joined(node.text.replaceAll(/&(apos|#39);/g, "'").replaceAll('&quot;', '"'));
  if (!ts.isTemplateExpression(node)) return undefined;
  // A value ends in a letter more often than not: ${name}’s page.
  return [node.head.text, ...node.templateSpans.map(({literal}) => literal.text)].join('x');
}

/** The words of a module: strings of more than one word, and text between tags. */
function passagesOfCode({file, text}: SourceFile): Passage[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const passages: Passage[] = [];
  function read(node: ts.Node): void {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return;
    if (ts.isJsxAttribute(node) && forBrowsers.test(node.name.getText(source))) return;
    const words = wordsOfNode(node);
    if (words !== undefined && (ts.isJsxText(node) || hasSpace(words))) {
      // Text between tags has its line breaks among its words.
      const start = ts.isJsxText(node) ? node.getFullStart() : node.getStart(source);
      const {line} = source.getLineAndCharacterOfPosition(start);
      passages.push({line: line + 1, words, isProse: ts.isJsxText(node)});
    }
    ts.forEachChild(node, read);
  }
  read(source);
  return passages;
}

/**
 * The words of a post, a guide or a module that its readers see. Code, inline code, addresses, names of fields,
 * imports, attributes for browsers and strings of one word are left out.
 */
export function readersWords(source: SourceFile): Passage[] {
  return /\.mdx?$/.test(source.file) ? passagesOfMarkdown(source.text) : passagesOfCode(source);
}
