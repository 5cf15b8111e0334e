import {readersWords, type Passage} from './readersWords';
import type {SourceFile} from './readTree';

/** Beginnings of words, British and American. What follows is said where the two share a beginning. */
const beginnings: Readonly<Record<string, string>> = {
  acknowledgement: 'acknowledgment',
  afterwards: 'afterward',
  ageing: 'aging',
  aluminium: 'aluminum',
  amongst: 'among',
  analogue: 'analog',
  'analys(?=e[dr]?\\b|ing)': 'analyz',
  artefact: 'artifact',
  behaviour: 'behavior',
  'cancell(?=ed|ing)': 'cancel',
  catalogue: 'catalog',
  centre: 'center',
  'channell(?=ed|ing)': 'channel',
  'cheque(?!r)': 'check',
  colour: 'color',
  cosy: 'cozy',
  'counsell(?=ed|ing|or)': 'counsel',
  defence: 'defense',
  'diall(?=ed|ing)': 'dial',
  dreamt: 'dreamed',
  endeavour: 'endeavor',
  enquir: 'inquir',
  'enrol(?!l)': 'enroll',
  favour: 'favor',
  fibre: 'fiber',
  flavour: 'flavor',
  'fuell(?=ed|ing)': 'fuel',
  'fulfil(?!l)': 'fulfill',
  'grey(?!hound)': 'gray',
  harbour: 'harbor',
  honour: 'honor',
  humour: 'humor',
  instalment: 'installment',
  jewellery: 'jewelry',
  judgement: 'judgment',
  'kerb(?!er)': 'curb',
  'labell(?=ed\\b|ing)': 'label',
  labour: 'labor',
  learnt: 'learned',
  'levell(?=ed|ing)': 'level',
  licence: 'license',
  litre: 'liter',
  'maths\\b': 'math',
  metre: 'meter',
  'modell(?=ed|er|ing)': 'model',
  mould: 'mold',
  neighbour: 'neighbor',
  offence: 'offense',
  'paralys(?=e[dr]?\\b|ing)': 'paralyz',
  'per cent\\b': 'percent',
  plough: 'plow',
  'practis(?=e|ing)': 'practic',
  pretence: 'pretense',
  'programme(?![dr])': 'program',
  rumour: 'rumor',
  sceptic: 'skeptic',
  'signall(?=ed|ing)': 'signal',
  skilful: 'skillful',
  'spelt\\b': 'spelled',
  theatre: 'theater',
  'totall(?=ed|ing)': 'total',
  towards: 'toward',
  'travell(?=ed|er|ing)': 'travel',
  tyre: 'tire',
  whilst: 'while',
  wilful: 'willful',
};

/** What stands before -ise in British English, and before -ize in American. */
const verbs = [
  ...['anonym', 'apolog', 'author', 'capital', 'categor', 'central', 'character', 'critic', 'custom', 'digit'],
  ...['emphas', 'equal', 'familiar', 'final', 'formal', 'general', 'global', 'initial', 'item', 'legal', 'local'],
  ...['maxim', 'memor', 'minim', 'mobil', 'modern', 'monet', 'normal', 'optim', 'organ', 'personal', 'popular'],
  ...['priorit', 'public', 'random', 'real', 'recogn', 'revolution', 'scrutin', 'serial', 'social', 'special'],
  ...['stabil', 'standard', 'summar', 'symbol', 'synchron', 'token', 'util', 'visual'],
];

/** The reviewed list: what finds a British spelling, and the American one in its place. */
export const spellings = [
  ...Object.entries(beginnings),
  ...verbs.map((verb): [string, string] => [`${verb}is(?=e[drs]?\\b|ing\\b|ation)`, `${verb}iz`]),
].map(([british, american]) => ({
  british: new RegExp(`\\b(?:de|dis|kilo|mis|over|pre|re|un)?(?:${british})`, 'i'),
  american,
}));

const lineOf = ({line, words}: Passage, index: number): number =>
  line + (words.slice(0, index).match(/\n/g)?.length ?? 0);

/** A word or two around a place, on one line. */
const around = (words: string, index: number): string =>
  words.slice(Math.max(0, index - 12), index + 12).replaceAll(/\s+/g, ' ');

/**
 * The British spellings and the straight apostrophes in the words that readers of a file see.
 * German words are in files of their own, and keep their spelling.
 */
export function misspellingsIn(source: SourceFile): string[] {
  const {file} = source;
  const isGerman = /\.de\.tsx?$/.test(file);
  return readersWords(source).flatMap((passage) => {
    const {words} = passage;
    const british = spellings.flatMap(({british, american}) => {
      const match = isGerman ? null : british.exec(words);
      return match === null
        ? []
        : [
            `${file}:${lineOf(passage, match.index)} "${around(words, match.index)}": Write ${american}, as Americans do.`,
          ];
    });
    // A single letter stands for what a template fills in, which is quoted as it was typed.
    const outside = isGerman ? null : /[^“]{2}”[,.]/.exec(words);
    const comma =
      outside === null
        ? []
        : [
            `${file}:${lineOf(passage, outside.index)} "${around(words, outside.index)}": Write commas and periods before ”, and a label in bold.`,
          ];
    const straight = (passage.isProse ? /['"]/ : /(?<=\p{L})'(?=\p{L})/u).exec(words);
    return straight === null
      ? [...british, ...comma]
      : [
          ...british,
          ...comma,
          `${file}:${lineOf(passage, straight.index)} "${around(words, straight.index)}": Write ’, “ and ”.`,
        ];
  });
}
