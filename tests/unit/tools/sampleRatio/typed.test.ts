import {spellingOf, type Spelling} from '@site/src/lib/numbers/spelling';
import {sampleRatioDefaults, type SampleRatioField} from '@site/src/tools/sampleRatio/defaults';
import {readSampleRatio} from '@site/src/tools/sampleRatio/read';
import {takeWhatIsAsked} from '../../../support/refusals';

const firstRow = (typed: Partial<Record<SampleRatioField, string>>, spelling: Spelling) =>
  readSampleRatio({...sampleRatioDefaults, ...typed}, spelling).rows[0];

takeWhatIsAsked([
  ['visitors', (visitors1, spelling) => firstRow({visitors1}, spelling)?.visitorsProblem],
  ['planned share', (planned1, spelling) => firstRow({planned1}, spelling)?.plannedProblem],
]);

test('a refusal names both numbers where the text could be read as either', () => {
  expect(firstRow({planned1: '33.333'}, spellingOf(['fr']))?.plannedProblem).toBe(
    'This could be two numbers: write 33,333 or 33333.',
  );
});
