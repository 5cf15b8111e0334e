import {readFileSync} from 'node:fs';
import {openQuestions} from '@site/src/content/openQuestions';
import type {ProductFactName} from '@site/src/content/productFacts';
import {readTree, type SourceFile} from '../support/readTree';

/** Phrases that contradict a fact of src/content/productFacts.ts, in English and German. */
const contradictions: Readonly<Record<ProductFactName, readonly RegExp[]>> = {
  publishing: [
    /every tailored page (starts|begins|goes live) as/i,
    /publish and test/i,
    /publishing (starts|begins|launches|opens) (a|the|your) (test|experiment|split)/i,
    /published[^.]{0,40}\bas a (50\/50 )?(A\/B )?test/i,
    /jede (angepasste|maßgeschneiderte) Seite (startet|beginnt) als/i,
    /veröffentlichen (startet|beginnt) (einen|den) Test/i,
  ],
  testStart: [
    /test (starts|begins) (by itself|automatically|on its own)/i,
    /Test (startet|beginnt) (automatisch|von selbst)/,
    /\b(side by side|split|50\/50|control)\b[^.]{0,60}\b(from|since|upon) (publication|publishing|the moment it is published)/i,
    /\b(Control|geteilt|50\/50)\b[^.]{0,60}\b(ab|seit|mit) der Veröffentlichung/,
  ],
  conversion: [/by default,? (only )?(clicks on|the) (the )?(main )?(CTA|button)s? counts?/i],
  reading: [
    /(when|once|if) the difference is clear(?! of)/i,
    /(when|once) you are satisfied/i,
    /(when|once|as soon as) the (number|result|verdict|dashboard) (is|turns|shows) (green|significant)[^.]{0,30}\b(ramp|ship|stop)/i,
    /keep testing, even/i,
    /(so wide that they|while the (bars|intervals)|the (bars|intervals)) overlap\b(?! a little)/i,
    /(wenn|sobald) (der|die) (Unterschied|Differenz) (klar|deutlich|eindeutig)/i,
    /(wenn|sobald) Sie zufrieden sind/i,
    /\bramp[^.]{0,150}\bclear of zero/i,
    /\bclear of zero[^.]{0,60}\bramp/i,
    /(flat|zero|ahead|otherwise)[^.]{0,60}[,.;:] keep the original\b/i,
    /(flat|zero)[^.]{0,60}\bsimpler to/i,
  ],
  ramping: [
    /\b(set|change|lower|raise) the share\b/i,
    /(sends?|ramped,|to) all traffic\b/i,
    /\ball (of the )?traffic (gets|goes|is sent)\b/i,
    /allen Traffic (auf|an)\b/i,
  ],
  stopping: [
    /\b(undone|undo it|undo that) (in|within) a (minute|click|second)/i,
    /\b(click|press|choose) \*{0,2}(Stop|End|Pause|Unpublish|Undo)( test)?\b/i,
    /\b(change|switch) (it )?back (tomorrow|at any time|with a click)/i,
  ],
  sampleRatio: [
    /\bp\s*(=|<|≤|of|below)\s*0?\.01\b/i,
    /\b6\.63\b/,
    /fewer than 1 of 100 tests/i,
    /split[^.]{0,60}as often as you like/i,
  ],
  events: [
    /receives? the same events/i,
    /sends? (events )?(directly )?to (GA4|Google Analytics|Amplitude)[^.]*\b(Mixpanel|Hotjar)/i,
    /(sendet|gehen) (direkt )?an (GA4|Amplitude)[^.]*\b(Mixpanel|Hotjar)/i,
    /\bHotjar\b[^.,]*(\bthrough|\bvia|über) Segment/i,
    /custom dimensions?[^.]* scope \*\*(?!Event\b)/i,
  ],
  triggers: [
    /\b(detects?|recognizes?|notices?|spots?) (first-time|return(ing)?|high-intent)/i,
    /trigger(ed|s)? (by|on) (region|location|weather|intent|behavior|time of day)/i,
    /(geo|IP)[- ]?(location|targeting)/i,
    /\bpreview_mode\b[^.]{0,80}\b(without a trigger|whatever the trigger)/i,
    /\b(tid|custom)\b[^.]{0,20}\b(set by Tailor|reserved)/i,
  ],
  patterns: [/pre\*fix|\bregular expressions? (work|match|are allowed)/i],
  healthCheck: [/t_healthcheck=/],
  scriptTag: [/\b(two|three|several) (lines|tags|scripts) (of code )?(on|in|for) your (site|page)/i],
  vanityUrl: [
    /\bbe your (own )?not-found page/i,
    /(vanity|address|URL)[^.]{0,60}\bthat (your site does not use|nobody uses|does not exist) yet/i,
  ],
  delivery: [
    /\bedge (serves|sends|delivers|returns) (each|the|every|your) [^.]{0,20}\bpages?\b/i,
    /\bedge[^.]{0,40}\b(answers|responds) in\b/i,
    /changes are on the page in\b/i,
    /\bEdge[^.]{0,40}\bantwortet in\b/,
  ],
  peeking: [
    /one (false (result|winner)|test)s? in twenty [^.]{0,30}one in four/i,
    /stops? (at|on) the first (win|good day)\b/i,
  ],
  trial: [/\b(14|30|90)-day (free )?trial/i],
};

/** Ways to say that something about the product is unknown. */
const evasions = [/\bnot specified\b/i, /\b(is|are|left|remains?) unspecified\b/i, /\bnicht (näher )?spezifiziert\b/i];

/** Promises about the customer's own page, of which Tailor is a part only. */
const foreignPromises = [/pages? loads? in under [^.]*tailored or not/i, /\bguarantees? (a |your )?(page )?load/i];

/** One file's sentences that say something else of the product than its facts do. */
function contradictionsIn({file, text}: SourceFile): string[] {
  // A sentence may be broken anywhere in a source.
  const words = text.replaceAll(/\s*\n\s*(\*\s)?/g, ' ');
  const found = (phrases: readonly RegExp[], remedy: string): string[] =>
    phrases.flatMap((phrase) => {
      const match = phrase.exec(words);
      return match === null ? [] : [`${file} says "${match[0]}". ${remedy}`];
    });
  return [
    ...Object.entries(contradictions).flatMap(([name, phrases]) =>
      found(phrases, `Say what productFacts.${name} says in src/content/productFacts.ts.`),
    ),
    ...found(evasions, 'Say what a reader can rely on, and put the question into src/content/openQuestions.ts.'),
    ...found(foreignPromises, 'Speak of Tailor’s part alone.'),
  ];
}

/** The number of phrases that are known, for a test that none is without an example. */
const phrases = [...Object.values(contradictions).flat(), ...evasions, ...foreignPromises];

const texts = [
  ...readTree('docs', /\.mdx$/),
  ...readTree('src', /\.tsx?$/).filter(({file}) => !file.startsWith('src/pipeline/')),
];

test('no page or guide contradicts a fact of the product', () => {
  expect(texts.length).toBeGreaterThan(0);
  expect(texts.flatMap(contradictionsIn)).toEqual([]);
});

test('each contradiction is caught', () => {
  const file = 'tests/fixtures/contradictions/sentences.txt';
  const sentences = readFileSync(file, 'utf8').trimEnd().split('\n');
  expect(sentences.filter((text) => contradictionsIn({file, text}).length === 0)).toEqual([]);
  const whole = sentences.join('\n');
  expect(phrases.filter((phrase) => !phrase.test(whole))).toEqual([]);
  expect(phrases.length).toBeGreaterThan(0);
});

test('each open question names the page that waits for its answer', () => {
  const pages = [
    ...readTree('docs', /\.mdx$/).flatMap(({text}) => /^slug: (\S+)$/m.exec(text)?.[1] ?? []),
    ...readTree('src/pages', /^[a-z/-]+\/index\.tsx$/).map(({file}) =>
      file.replace(/^src\/pages(.*)\/index\.tsx$/, '$1'),
    ),
  ];
  expect(openQuestions.filter(({page}) => !pages.includes(page))).toEqual([]);
});
