import {readTree, type SourceFile} from '../support/readTree';

/**
 * What would be written in the language or the time zone of whoever runs it: the build in one way, and the reader's
 * browser in another. No test on a machine set to English and to Greenwich sees that.
 */
function unsettled({file, text}: SourceFile): string[] {
  const calls = text.matchAll(/new Intl\.(\w+)\(([^()]*)|\.toLocale(\w*)String\(([^()]*)/g);
  return [...calls].flatMap(([call, intl, given = '', kind = '', locale = '']) => {
    const isDate = intl === 'DateTimeFormat' || /^(Date|Time)$/.test(kind);
    const options = intl === undefined ? locale : given;
    if (/^\s*(undefined\b|$)/.test(options)) return [`${file}: ${call}) has no language`];
    return isDate && !/\btimeZone\b/.test(options) ? [`${file}: ${call}) has no time zone`] : [];
  });
}

test('numbers, lists and days are written in a language, and days in a time zone, that the code names', () => {
  const sources = readTree('src', /\.(tsx?|mjs)$/).filter(({text}) => /Intl\.|toLocale/.test(text));
  expect(sources.length).toBeGreaterThan(0);
  // Only loads what the engine writes numbers with.
  const warmUp = 'src/browser/islands/runtime.ts: .toLocaleString() has no language';
  expect(sources.flatMap(unsettled).filter((fault) => fault !== warmUp)).toEqual([]);
});

test('what follows the machine is found', () => {
  const text =
    "(1).toLocaleString(); new Intl.NumberFormat(); day.toLocaleDateString('en-US'); new Intl.ListFormat(undefined, {}); " +
    "new Intl.DateTimeFormat('en-US', {month: 'short'}); new Intl.DateTimeFormat('en-US', {timeZone: 'UTC'});";
  expect(unsettled({file: 'a', text})).toHaveLength(5);
});
