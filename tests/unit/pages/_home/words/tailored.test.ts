import {audiences, englishAudiences} from '@site/src/lib/audience';
import {matchPattern, parsePattern} from '@site/src/lib/utmPattern';
import {figureOrder, leadDiffers, quoteOrder, tileOrder} from '@site/src/pages/_home/order';
import {openings} from '@site/src/pages/_home/words/hero';
import {patterns, tailored, type TailoredLine} from '@site/src/pages/_home/words/tailored';

const tailoredFor = englishAudiences.filter((audience) => audience !== 'default');

/** All lines that an audience reads, by name. */
const linesOf = (audience: (typeof audiences)[number]): readonly [string, TailoredLine][] => [
  ['lead', openings[audience].lead],
  ...Object.entries(tailored[audience]),
];

test.each(tailoredFor)('what is stitched for %s is what differs from the original, and nothing else', (audience) => {
  const original = new Map(linesOf('default'));
  expect(original.size).toBeGreaterThan(0);
  for (const [name, {before, tailored: stretch, after}] of linesOf(audience)) {
    expect({name, before, after}).toEqual({name, before: original.get(name)?.before, after: original.get(name)?.after});
    expect(stretch).not.toBe(original.get(name)?.tailored);
  }
});

test.each(tailoredFor)('%s finds something of its own first among tiles, quotes and figures', (audience) => {
  for (const differs of [
    leadDiffers(tileOrder, audience),
    leadDiffers(quoteOrder, audience),
    leadDiffers(figureOrder, audience),
  ]) {
    expect(differs).toBe(true);
  }
});

test.each(audiences.filter((audience) => audience !== 'default'))(
  'the address of the page for %s has a value that its care label asks for',
  (audience) => {
    const [parameter = '', asked = ''] = patterns[audience].split('=');
    const arrived = new URL(`https://${openings[audience].demo.address}`).search.slice(1).split(`${parameter}=`)[1];
    const pattern = parsePattern(asked);
    if (typeof pattern === 'string' || arrived === undefined) throw new Error(`${asked}, ${arrived}`);
    expect(matchPattern(pattern, arrived).outcome).toBe('match');
  },
);

test('each order has the same parts', () => {
  for (const order of [tileOrder, quoteOrder, figureOrder]) {
    for (const audience of audiences) expect([...order[audience]].sort()).toEqual([...order.default].sort());
  }
});

test.each(audiences)(
  'the stretches for %s are short enough for one line, and have no space at their ends',
  (audience) => {
    const {headline, demo} = openings[audience];
    for (const {tailored: stretch} of [headline, demo.headline, ...linesOf(audience).map(([, line]) => line)]) {
      expect(stretch).toMatch(/^\S(.*\S)?$/);
    }
    // Below the first screen a stretch does not break.
    for (const {tailored: stretch} of Object.values(tailored[audience])) expect(stretch.length).toBeLessThanOrEqual(40);
    // Punctuation stays in the stitches that it follows.
    expect(headline.after).toMatch(/^$|^ \w/);
  },
);
