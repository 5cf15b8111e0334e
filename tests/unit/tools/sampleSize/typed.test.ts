import {sampleSizeDefaults} from '@site/src/tools/sampleSize/defaults';
import {readSampleSize} from '@site/src/tools/sampleSize/read';
import {refuseBeyondEnds, takeWhatIsAsked, type NumberField} from '../../../support/refusals';

const fields = (['baseline', 'lift', 'visitors', 'share', 'confidence', 'power', 'weeks'] as const).map(
  (name): NumberField => [
    name,
    (typed, spelling) => readSampleSize({...sampleSizeDefaults, [name]: typed}, spelling).problems[name],
  ],
);

takeWhatIsAsked(fields);
refuseBeyondEnds(fields);

test('a refusal names the number where the text could be read as another one', () => {
  expect(readSampleSize({...sampleSizeDefaults, baseline: '1,234'}).problems.baseline).toBe(
    'Use a percentage from 0.001 to 99.9. This is read as 1234.',
  );
});
