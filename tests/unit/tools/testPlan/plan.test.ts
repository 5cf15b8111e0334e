import {isAll} from '@site/tests/support/daily';
import fc from '@site/tests/support/properties';
import {textsFrom} from '@site/src/tools/address/query';
import {daysLater, dayText} from '@site/src/tools/testPlan/days';
import {planDefaults as defaults} from '@site/src/tools/testPlan/defaults';
import {planDocument} from '@site/src/tools/testPlan/document';
import {exampleTexts} from '@site/src/tools/testPlan/exampleTexts';
import {escapeMarkdown, markdownOf} from '@site/src/tools/testPlan/markdown';
import {readWords} from '@site/src/lib/typed/words';
import {readTestPlan} from '@site/src/tools/testPlan/read';
import {planWords} from '@site/src/tools/testPlan/words';

/** The plan of the worked example, with some of its texts changed. */
function planOf(changed: Partial<typeof exampleTexts>, read = readTestPlan): string {
  const {outcome, problems} = read({...exampleTexts, ...changed});
  return outcome === undefined ? JSON.stringify(problems) : markdownOf(planDocument(outcome));
}

test('the worked example ends on the weekday on which it began', () => {
  expect(planOf({})).toContain(
    [
      '# Test plan: Pricing page, spring',
      '',
      '- **Owner:** A person or a team',
      '- **First day:** Monday, March 2, 2026',
      '- **Last day:** Sunday, March 29, 2026',
      '- **Result is read:** Monday, March 30, 2026',
      '',
      '## Hypothesis',
    ].join('\n'),
  );
  for (const line of [
    ...['Change:** b', 'Audience:** c', 'Expected effect:** d', 'Conversion:** e', 'Must not get worse:** f'],
    ...['Conversion rate now:** 2.4%', 'Smallest lift worth finding:** 20% (0.48 points, from 2.4% to 2.88%)'],
    ...['Visitors:** 17,511 in each version, 35,022 in all', 'Test:** two-sided, 95% confidence, 80% power'],
  ]) {
    expect(planOf({change: 'b', audience: 'c', effect: 'd', metric: 'e', guardrail: 'f'})).toContain(`- **${line}\n`);
  }
});

test('an empty plan says what is missing, and a full one that nothing is', () => {
  const said = (texts: typeof exampleTexts): string => {
    const {outcome} = readTestPlan(texts);
    const {tone, text} = outcome === undefined ? {text: []} : planWords(outcome, '');
    return `${tone}: ${text.join(' ')}`;
  };
  expect(said(defaults)).toMatch(/^plain: .*Still to be filled in: page or campaign; what you change; for whom;/);
  expect(said({...exampleTexts, guardrail: ''})).toMatch(/^good: .*The plan is complete\./);
  expect(planOf({owner: ' '})).toContain('- **Owner:** (to be filled in)');
});

test.each([
  [
    'O’Brien-Fleming limits, strict at first',
    {stop: 'obrienFleming'},
    'Stop if p is below:** 0.0000515 on Mar 9, 0.00420 on Mar 16, 0.0194 on Mar 23, 0.0429 on Mar 30',
  ],
  ['Pocock limits, and the week that they cost', {stop: 'pocock'}, 'with Pocock limits for 5 looks'],
  ['and the day by which they end', {stop: 'pocock'}, 'Result is read:** at the latest Monday, April 6, 2026\n'],
  ['their larger size', {stop: 'pocock'}, '21,514 in each version'],
  ['looks without a first day', {stop: 'pocock', start: ''}, 'after week 1'],
  ['an end without a first day', {start: ''}, '- **Result is read:** 4 weeks after the first\n'],
  [
    // Jennison and Turnbull (2000), table 2.3: 1.710 for three looks of a two-sided test of 10%, times the root of 3/k.
    'one-sided looks',
    {stop: 'obrienFleming', sides: '1'},
    'Stop if one-sided p is below:** 0.00153 on Mar 9, 0.0181 on Mar 16, 0.0437 on Mar 23\n',
  ],
  ['one look where one week is enough', {stop: 'pocock', lift: '200'}, 'One look, at the planned end.'],
  ['as many looks as a test may have', {stop: 'obrienFleming', visitors: '438'}, 'limits for 12 looks'],
  ['one look where weekly ones would be too many', {stop: 'pocock', lift: '5'}, 'One look, at the planned end.'],
  ['one look by a rule that nobody knows', {stop: 'toString'}, 'One look, at the planned end.'],
  ['the interval of a one-sided test', {sides: '1'}, 'The 90% interval'],
  ['no end that nobody lives to see', {visitors: '1'}, '- **Duration:** more than 10 years'],
])('%s', (_, changed, words) => expect(planOf(changed)).toContain(words));

test('a look that stops no test has no limit with a power of ten', () => {
  const plan = planOf({stop: 'obrienFleming', visitors: '600'});
  expect(plan).toMatch(/limits for 9 looks.*\n.*Stop if p is below:\*\* [\d.]+ on Mar 16,/);
  expect(plan).not.toMatch(/\de-\d/);
});

test.each([
  [{start: '2026-02-30'}, 'Choose a day from 2000 to 2099.'],
  [{start: '9999-12-31'}, 'Choose a day from 2000 to 2099.'],
  [{start: '"><script>'}, 'Choose a day from 2000 to 2099.'],
  [{owner: 'x'.repeat(81)}, 'At most 80 characters, so that a link can carry them. These are 81.'],
])('%j is answered beside its field', (changed, words) => expect(planOf(changed)).toContain(words));

test.each(['2000-01-01', '2099-12-31'])('%s is a first day, and the one beyond it is none', (start) => {
  expect(planOf({start})).toContain('- **First day:** ');
  expect(planOf({start: daysLater(start, start < '2050' ? -1 : 1)})).toContain('Choose a day from 2000 to 2099.');
  expect(planOf({owner: 'x'.repeat(80)})).toContain('x'.repeat(80));
});

test.each([
  [{visitors: '626'}, 'The test takes 8 weeks', 'long test'],
  [{visitors: '625'}, 'More than 8 weeks is a long test.', undefined],
  [{stop: 'pocock', lift: '200'}, 'One week has one look, so the limits change nothing.', 'worked out'],
  [{stop: 'pocock', lift: '5'}, 'Weekly limits are worked out for up to 12 weeks.', 'One week'],
  [{stop: 'pocock'}, 'The result is read by April 6, 2026.', 'Weekly limits'],
  [{}, 'The result is read on March 30, 2026.', 'limits'],
  [{start: ''}, 'A plan without a date yet.', undefined],
])('%j is told: %s', (changed, words, unsaid = 'undefined') => {
  const {outcome} = readTestPlan({...exampleTexts, ...changed});
  const {title, text} = outcome ? planWords(outcome, '') : {title: '', text: []};
  expect([title, ...text].join(' ')).toContain(words);
  expect([title, ...text].join(' ')).not.toContain(unsaid);
});

test('texts that no link can carry are said to be so', () => {
  const {outcome} = readTestPlan(exampleTexts);
  const said = outcome && planWords(outcome, `?name=${'%E5%B9%B3'.repeat(900)}`);
  expect(said?.tone).toBe('caution');
  expect(said?.text.join(' ')).toContain('too long for a link');
});

test('days pass at the same pace where the clocks change, and over leap days', () => {
  expect(daysLater('2026-03-02', 28)).toBe('2026-03-30');
  expect(daysLater('2028-02-28', 7)).toBe('2028-03-06');
  expect(daysLater('2026-10-26', 7)).toBe('2026-11-02');
  expect(dayText('2026-11-02')).toBe('Monday, November 2, 2026');
});

const hostile = fc.oneof(
  fc.string({unit: 'binary'}),
  fc.string({unit: fc.constantFrom('\n', '\r', '\u2028', '#', '*', '_', '`', '|', '<', '>', '[', ']', '\\', '-', ' ')}),
);

test('whatever is typed, the plan stays one plan', () => {
  const shape = (plan: string): string[] =>
    plan.split('\n').map((line) => /^(#+ |- \*\*[^:]+:\*\* |)/.exec(line)?.[0] ?? '');
  const before = shape(planOf({}));
  const texts = fc.record(Object.fromEntries(Object.keys(defaults).map((name) => [name, hostile])));
  fc.assert(
    fc.property(texts, (chosen) => {
      const read = {...textsFrom(defaults, new URLSearchParams(chosen).toString())};
      const {change, effect, metric, owner} = read;
      const words = [change, effect, metric, owner].map((text) => `a${text}`.slice(0, 80));
      const plan = planOf({change: words[0], effect: words[1], metric: words[2], owner: words[3]});
      expect(plan).not.toMatch(/[\u2028\u2029\r]/);
      expect(shape(plan)).toEqual(before);
    }),
    {numRuns: isAll ? 300 : 80},
  );
});

test.each([
  ['# not a heading', '\\# not a heading'],
  ['page #1', 'page \\#1'],
  ['a | b', 'a \\| b'],
  ['`code`', '\\`code\\`'],
  ['<img src=x onerror=alert(1)>', '\\<img src=x onerror=alert(1)>'],
  ['[click](javascript:x)', '\\[click\\](javascript:x)'],
  ['utm_campaign=spring*', 'utm_campaign=spring\\*'],
  ['_so_', '\\_so\\_'],
  ['C:\\', 'C:\\\\'],
  ['R&D, &lt;', 'R&D, \\&lt;'],
])('%s is written so that it is read as typed', (text, markdown) => expect(escapeMarkdown(text)).toBe(markdown));

test('line breaks of all kinds are spaces, and what turns the direction is gone', () => {
  expect(readWords(' a\r\nb\u2028c\u0085d\u0000e\t\tf\u202e ')).toBe('a b c de f');
});

test('a plan says the same whatever was planned before it', async () => {
  // Five weeks each, so that each differs from the first in one thing that its limits hang on.
  const visitors = '1200';
  const others = [
    {},
    {power: '82'},
    {confidence: '94', visitors},
    {sides: '1', visitors},
    {stop: 'obrienFleming', visitors},
  ];
  const plans = others.map((changed) => ({...exampleTexts, stop: 'pocock', ...changed}));
  const together = plans.map((plan) => planOf(plan));
  for (const [index, plan] of plans.entries()) {
    await jest.isolateModulesAsync(async () => {
      const {readTestPlan: readFirst} = await import('@site/src/tools/testPlan/read');
      expect(together[index]).toBe(planOf(plan, readFirst));
    });
  }
  expect(new Set(together).size).toBe(plans.length);
});
