/** @jest-environment node */
import {trialDays} from '@site/src/content/claims';
import {readTree, type SourceFile} from '../../support/readTree';

/** Files that write the length of the trial out, which src/content/claims.ts states. */
function writtenOut(sources: readonly SourceFile[]): string[] {
  const length = new RegExp(`\\b${trialDays}[- ](days?|Tagen?)\\b`);
  return sources.flatMap(({file, text}) => (length.test(text) ? [`${file}: write \${trialDays} instead.`] : []));
}

test('the length of the trial is written in the claims alone', () => {
  const sources = readTree('src', /\.tsx?$/);
  expect(sources.length).toBeGreaterThan(300);
  expect(writtenOut(sources)).toEqual([]);
  expect(writtenOut([{file: 'words.ts', text: "const lead = '60 Tage kostenlos';"}])).toEqual([
    'words.ts: write ${trialDays} instead.',
  ]);
});
