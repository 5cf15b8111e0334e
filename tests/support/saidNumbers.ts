/** Numbers that texts say, in digits or in words, and the code and lists from which they follow. */
import {existsSync, readFileSync} from 'node:fs';
import {countInWords} from '@site/src/lib/countInWords';
import {readTree} from './readTree';

/** One to twelve, for patterns. */
export const numberWords = Array.from({length: 12}, (_, index) => countInWords(index + 1)).join('|');
const anyNumber = new RegExp(String.raw`\d(?:[\d.,]*\d)?|\b(?:${numberWords})\b`, 'gi');

/** All that a text says in the words of a sentence, with whatever numbers, in lower case and each once. */
export function saidIn(text: string, sentence: string): string[] {
  const words = sentence.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  const withAnyNumbers = new RegExp(words.replaceAll(anyNumber, `(?:${anyNumber.source})`), 'gi');
  return [...new Set([...text.matchAll(withAnyNumbers)].map(([said]) => said.toLowerCase()))];
}

/** Guides or files, and what each says, with numbers as they follow from their owners. */
type Facts = readonly (readonly [names: string, ...sentences: readonly string[]])[];

/** The text of a guide, a file, or all files of a folder; none where an owner has taken it away. */
export function textOf(name: string): string {
  const file = /\/$|\.\w+$/.test(name) ? name : `docs/${name}.mdx`;
  if (!existsSync(file)) return '';
  return file.endsWith('/')
    ? readTree(file, /\.\w+$/)
        .map(({text}) => text)
        .join('\n')
    : readFileSync(file, 'utf8');
}

/** Stands for a figure whose owner has been taken away; a sentence with it is not demanded. */
const gone = 'NaN';

/** What a file has in the first group of a pattern. */
export function partOf(name: string, pattern: RegExp): string {
  const text = textOf(name);
  return text === '' ? gone : (pattern.exec(text)?.[1] ?? '');
}

/** The same as a number. */
export const numberIn = (name: string, pattern: RegExp): number => Number(partOf(name, pattern).replaceAll('_', ''));

/** How often a text has a pattern, as a sentence says it. */
export const counted = (text: string, pattern: RegExp): string =>
  text === '' || text === gone ? gone : countInWords(text.match(pattern)?.length ?? 0);

/**
 * Holds that each sentence is in its guide, and nowhere there with another number.
 *
 * @throws Error that says what stands there instead.
 */
export function holdFacts(facts: Facts): void {
  test.each(facts.flatMap(([names, ...sentences]) => names.split(' ').map((name) => ({name, sentences}))))(
    '$name',
    ({name, sentences}) => {
      const text = textOf(name);
      for (const sentence of text === '' ? [] : sentences.filter((words) => !words.includes(gone))) {
        const said = saidIn(text, sentence);
        if (said.length === 1 && said[0] === sentence.toLowerCase()) continue;
        const others = said.length > 0 ? ` It says: ${said.join('; ')}.` : '';
        throw new Error(
          `${name} has to say "${sentence}".${others} Mend its figure; if you have changed its words, change them in this test too.`,
        );
      }
    },
  );
}
