import {sampleRatioDefaults, type SampleRatioField} from '@site/src/tools/sampleRatio/defaults';
import {readSampleRatio} from '@site/src/tools/sampleRatio/read';
import {ratioWords, sharesWords} from '@site/src/tools/sampleRatio/words';

const read = (changed: Partial<Record<SampleRatioField, string>>) =>
  readSampleRatio({...sampleRatioDefaults, ...changed});

test('the example is off, and says by how much', () => {
  const {outcome} = read({});
  expect(outcome && ratioWords(outcome)).toEqual({
    tone: 'warning',
    title: 'Stop: the split is off. Do not read the result.',
    text: [
      'Control got 4,000 of 4,200 expected; Treatment got 4,400 of 4,200 expected.',
      'A healthy split is this uneven in fewer than 1 of 1,000 tests (p < 0.0001).',
    ],
  });
});

test.each([
  [{visitors2: '4100'}, 'The split is as planned. Read the result.'],
  [{visitors1: '9000', visitors2: '1000', planned1: '90', planned2: '10'}, 'The split is as planned. Read the result.'],
  [{visitors1: '9000', visitors2: '1000', planned1: '9%', planned2: '1%'}, 'The split is as planned. Read the result.'],
  [{visitors1: '9000', visitors2: '1000'}, 'Stop: the split is off. Do not read the result.'],
  [{versions: '3', visitors2: '4010', visitors3: '3990'}, 'The split is as planned. Read the result.'],
  [{visitors2: '4230'}, 'The split is as planned. Read the result.'],
  [{visitors2: '4235'}, 'Wait: the split may be off.'],
])('%j: %s', (changed, title) => {
  const {outcome} = read(changed);
  expect(outcome && ratioWords(outcome).title).toBe(title);
});

test('between 0.001 and 0.01 it is looked at again, which happens to few healthy tests', () => {
  const {outcome} = read({visitors2: '4270'});
  expect(outcome?.pValue).toBeGreaterThan(0.001);
  expect(outcome && ratioWords(outcome)).toMatchObject({
    tone: 'caution',
    text: [
      'Control got 4,000 of 4,135 expected; Treatment got 4,270 of 4,135 expected.',
      'Look at the split again: one so uneven happens in about 3 of 1,000 healthy tests (p = 0.0030). Rule out the usual causes first.',
    ],
  });
});

test.each([
  ['4170', 'A healthy split is often this uneven (p = 0.060).'],
  ['4190', 'A healthy split is this uneven in about 4 of 100 tests (p = 0.036).'],
])('a split of 4000 to %s is good: %s', (visitors2, said) => {
  const {outcome} = read({visitors2});
  expect(outcome && ratioWords(outcome)).toMatchObject({tone: 'good', text: [expect.any(String), said]});
});

test.each([
  [{}, 'The shares add up to 100%.'],
  [{versions: '3', planned1: '33.3', planned2: '33.3', planned3: '33.3'}, 'The shares add up to 100%.'],
  [{planned1: '49'}, 'The shares add up to 99, not 100. They are read as 49.5% and 50.5%.'],
  [{planned1: '90'}, 'The shares add up to 140, not 100. They are read as 64.3% and 35.7%.'],
  [{planned1: '1', planned2: '1'}, 'The shares add up to 2, not 100. They are read as 50.0% and 50.0%.'],
])('%j: %s', (changed, said) => {
  const {outcome} = read(changed);
  expect(outcome && sharesWords(outcome)).toBe(said);
});

test('nobody yet, and a share that is none, are not computed', () => {
  expect(read({visitors1: '0', visitors2: '0'}).outcome).toBeUndefined();
  for (const planned1 of ['0', '9'.repeat(400)]) {
    const {rows, outcome} = read({planned1});
    expect(outcome).toBeUndefined();
    expect(rows[0]?.plannedProblem).toBe('Use a number above 0, such as 50.');
  }
});
