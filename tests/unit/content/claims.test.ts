import * as claims from '@site/src/content/claims';
import {conclusionWords} from '@site/src/content/conclusionWords';
import {readTest} from '@site/src/lib/experiment/reading';
import {faq} from '@site/src/pages/_home/words/faq';
import {readTree, type SourceFile} from '../../support/readTree';

/** Files that write the length of the trial out, which src/content/claims.ts states. */
function writtenOut(sources: readonly SourceFile[]): string[] {
  const length = new RegExp(`\\b${claims.trialDays}[- ](days?|Tagen?)\\b`);
  return sources.flatMap(({file, text}) => (length.test(text) ? [`${file}: write \${trialDays} instead.`] : []));
}

test('the length of the trial is written in the claims alone', () => {
  const sources = readTree('src', /\.tsx?$/);
  expect(sources.length).toBeGreaterThan(0);
  expect(writtenOut(sources)).toEqual([]);
  expect(writtenOut([{file: 'words.ts', text: "const lead = '60 Tage kostenlos';"}])).toEqual([
    'words.ts: write ${trialDays} instead.',
  ]);
});

test('claims have the figures of the specification', () => {
  const promised =
    'ideaToLiveTest 2 min, moreExperiments 10x, conversionIncrease 125%, conversionLift 2x, developerResources Zero, ' +
    'pageLoad under 2 seconds, edgeLoad under 50ms, publishTime about 2 seconds, uptime 99.9%, setupTime about 5 minutes, ' +
    'tailoringTime about 5 minutes, traditionalTime 2-4 weeks, translationTime about 30 seconds, variants Unlimited, ' +
    'freeTrial 60-day, confidence 95%, confidenceInFaq 90%, sampleControl 2.4%, sampleTreatment 3.8%';
  const stated = Object.entries(claims).flatMap(([name, claim]) =>
    typeof claim === 'object' && 'value' in claim ? `${name} ${claim.value}` : [],
  );
  expect(stated).toEqual(expect.arrayContaining(promised.split(', ')));
});

/** '1.600+' and '1,600+', '2,4 %' and '2.4%': the digits of a figure, without what separates them. */
const digits = (value: string): string => value.replace(/\D/g, '');

test('German claims print the figures of the English ones', () => {
  const english = new Map(Object.entries(claims));
  // Written in words or in another unit: 1000s is 'Tausende', $1B is '1 Mrd. $'.
  const inWords = new Set(['experimentsRun']);
  const pairs = Object.entries(claims.germanClaims).map(([name, german]) => {
    const claim = english.get(name);
    if (typeof claim !== 'object' || !('value' in claim)) throw new Error(`There is no claim "${name}" in English.`);
    return {name, german: digits(german.value), english: digits(claim.value)};
  });
  expect(pairs.length).toBeGreaterThan(0);
  expect(pairs.filter(({name, german, english: own}) => german !== own && !inWords.has(name))).toEqual([]);
});

/** The claims as sources would write them out: the figure, with its label where many things have such a figure. */
const figures = [...Object.values(claims), ...Object.values(claims.germanClaims)].flatMap((claim) => {
  if (typeof claim !== 'object' || !('value' in claim)) return [];
  return [
    /\d/.test(claim.value) && claim.value.replace(/\s/g, '').length > 3 ? claim.value : `${claim.value} ${claim.label}`,
  ];
});

/** Files whose words, but for their comments, have the figure of a claim. */
function figuresIn(sources: readonly SourceFile[]): string[] {
  const spaced = (text: string): string => text.replaceAll(/\\u00a0|\s+/g, ' ').toLowerCase();
  return sources.flatMap(({file, text}) => {
    // conclusionWords says "over 99.9%" of a confidence, not of the uptime.
    const words = spaced(text.replaceAll(/\/\*[^]*?\*\/|\/\/ .*/g, '')).replaceAll('over 99.9%', '');
    /** Not as the end of a longer number: 2.4% in 12.4%. */
    const isWritten = (figure: string): boolean =>
      words.split(figure).some((before, part, parts) => part < parts.length - 1 && !/[\d.,]$/.test(before));
    return figures.filter((figure) => isWritten(spaced(figure))).map((figure) => `${file}: ${figure}`);
  });
}

test('the figures of claims are written in the claims alone, in English and German', () => {
  // Tools have levels of their own, and searches look for a heading of the docs.
  const sources = readTree('src', /\.tsx?$/).filter(
    ({file}) => !/^src\/(content\/claims|shell\/search\/synonyms|(pages\/)?tools\/)/.test(file),
  );
  expect(sources.length).toBeGreaterThan(0);
  expect(figuresIn(sources)).toEqual([]);
  const written = ["'About 2 seconds later'", "'bei 95\\u00a0% Konfidenz'", "'95 days, 12.4%' // 2.4%"];
  expect(written.flatMap((text) => figuresIn([{file: 'words.ts', text}]))).toEqual([
    'words.ts: about 2 seconds',
    'words.ts: 95\u00a0% Konfidenz',
  ]);
});

test('what is said of a threshold follows from it', () => {
  const falseAlarms = ({value}: claims.Claim): number => 100 - Number.parseFloat(value);
  for (const items of Object.values(faq)) {
    const [, one, all] = /(\d+) (?:test in|von) (\d+)/.exec(items.find(({id}) => id === 'winner')?.answer ?? '') ?? [];
    expect(Number(one) / Number(all)).toBe(falseAlarms(claims.confidenceInFaq) / 100);
  }
  const undecided = readTest({visitors: 4000, conversions: 96}, {visitors: 4000, conversions: 122}, 0.5);
  expect([falseAlarms(claims.confidenceInFaq), conclusionWords(undecided, 0.5, 4000).text]).toEqual([
    2 * falseAlarms(claims.confidence),
    expect.stringContaining('twice as many tests of equal pages'),
  ]);
});

/** Lines of guides that give another duration than the claims on what they tell of. */
function otherDurations(guides: readonly SourceFile[]): string[] {
  const toldOf: readonly (readonly [RegExp, claims.Claim])[] = [
    [/setup|\btag\b/i, claims.setupTime],
    [/tailoring and publishing/i, claims.tailoringTime],
    [/publish/i, claims.publishTime],
    [/translat|language/i, claims.translationTime],
  ];
  return guides.flatMap(({text}) =>
    text.split('\n').filter((line) => {
      const own = toldOf.filter(([words]) => words.test(line)).map(([, {value}]) => value);
      const said = line.match(/(?<=\btakes? )about \d+ (?:second|minute)s\b/g) ?? [];
      return own.length > 0 && said.some((duration) => !own.includes(duration));
    }),
  );
}

test('guides give the durations of the claims', () => {
  const guides = readTree('docs', /\.mdx$/);
  expect(guides.length).toBeGreaterThan(0);
  expect(otherDurations(guides)).toEqual([]);
  const text = 'Choose the language. It takes about 20 seconds.';
  expect(otherDurations([{file: 'a.mdx', text}])).toEqual([text]);
});
