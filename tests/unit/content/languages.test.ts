/** What is written in English and German has the same numbers and names of tools in both. */
import path from 'node:path';
import * as claims from '@site/src/content/claims';
import type {Audience} from '@site/src/lib/audience';
import {openings} from '@site/src/pages/_home/words/hero';
import {sectionsDe} from '@site/src/pages/_home/words/sections.de';
import {sectionsEn} from '@site/src/pages/_home/words/sections.en';
import {lineText, tailored} from '@site/src/pages/_home/words/tailored';
import {readTree} from '../../support/readTree';

/** Numbers in words, from two on: "a" and "ein" need not be one. */
const inWords =
  'two|zwei|twice|double|zweimal|doppelt\\w* three|drei four|vier five|fünf six|sechs seven|sieben eight|acht nine|neun ten|zehn'.split(
    ' ',
  );

/** The numbers of a text, sorted, as every language writes them: 1,500 and 1.500 are 1500, 0.5 and 0,5 are 0.5. */
function numbersIn(text: string): string[] {
  const digits = inWords.reduce(
    (said, words, index) => said.replaceAll(RegExp(String.raw`\b(?:${words})\b`, 'giu'), String(index + 2)),
    text.replaceAll('Tausende', '1000'),
  );
  // Mentioned once or twice, a half counts once.
  const half = /\b(?:half|Hälfte|halb)/i.test(text) ? ['0.5'] : [];
  return [...(digits.match(/\d(?:[\d.,]*\d)?/g) ?? []), ...half]
    .map((number) => number.replaceAll(/[.,](?=\d{3}(?!\d))/g, '').replace(',', '.'))
    .sort();
}

/** The tools that a text names, in its order. */
const toolsIn = (text: string): string[] =>
  text.match(/\b(?:GA4|Google \w+|Amplitude|Segment|Mixpanel|Hotjar|HubSpot|Shopify|WordPress|Webflow)\b/g) ?? [];

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Each text that has other numbers than its translation, or other tools. */
function differencesIn(english: unknown, german: unknown, place: string): string[] {
  if (typeof english === 'string') {
    const translated = typeof german === 'string' ? german : '';
    const [one, other] = [english, translated].map((text) => [...numbersIn(text), ...toolsIn(text)].join(' '));
    return one === other ? [] : [`${place}: "${english}" has [${one}], "${translated}" has [${other}]`];
  }
  if (!isObject(english)) return [];
  return Object.entries(english).flatMap(([key, value]) =>
    differencesIn(value, isObject(german) ? german[key] : undefined, `${place}.${key}`),
  );
}

interface Pair {
  readonly english: unknown;
  readonly german: unknown;
  readonly place: string;
}

/** All that is there in both languages, in a module's exports. */
const pairsIn = (value: unknown, place: string): Pair[] => {
  if (!isObject(value)) return [];
  if ('en' in value && 'de' in value) return [{english: value.en, german: value.de, place}];
  return Object.entries(value).flatMap(([key, part]) => pairsIn(part, `${place}.${key}`));
};

/** What the first screen and the tailored lines say to an audience; the small page in the hero is one of its own. */
const openingFor = (audience: Audience) => ({
  lead: lineText(openings[audience].lead),
  blurbs: openings[audience].blurbs,
  lines: Object.values(tailored[audience]).map(lineText),
});

test('numbers and tools are told apart as each language writes them', () => {
  expect(differencesIn({a: '1,500 of two at 0.5%'}, {a: 'zwei, 0,5 % und 1.500'}, '')).toEqual([]);
  expect(differencesIn({a: ['1 in 10']}, {a: ['1 von 20']}, 'faq')).toEqual([
    'faq.a.0: "1 in 10" has [1 10], "1 von 20" has [1 20]',
  ]);
  expect(differencesIn({a: 'Half, twice the other half'}, {a: 'Die Hälfte, doppelt'}, '')).toEqual([]);
  expect(differencesIn({a: 'half of them'}, {a: 'ein Drittel'}, '')).toHaveLength(1);
  expect(differencesIn({a: '95%'}, {}, '')).toHaveLength(1);
  expect(differencesIn({a: 'Segment to Hotjar'}, {a: 'Hotjar zu Segment'}, '')).toHaveLength(1);
});

test('every German text has the numbers of the English one, and its tools in the same order', async () => {
  // What runs in browsers starts when it is imported.
  const files = readTree('src', /(?<!\.(?:behavior|head|worker))\.ts$/).filter(({text}) => /\bde[:,}]/.test(text));
  const pairs: Pair[] = [
    {english: openingFor('default'), german: openingFor('german'), place: 'openings'},
    {english: sectionsEn, german: sectionsDe, place: 'sections'},
    ...Object.entries(claims.germanClaims).map(([name, german]) => ({
      english: Object.entries(claims).find(([key]) => key === name)?.[1],
      german,
      place: `claims.${name}`,
    })),
  ];
  for (const {file} of files) {
    const module: object = await import(path.resolve(file));
    pairs.push(...pairsIn({...module}, file));
  }
  expect(pairs.length).toBeGreaterThan(20);
  expect(pairs.flatMap(({english, german, place}) => differencesIn(english, german, place))).toEqual([]);
});
