/** @jest-environment jsdom */
import {landingPageExamples} from '@site/src/pages/one-pager/_Examples/words';

test('one example is the original, and the other has something tailored', () => {
  const changes = landingPageExamples.map(
    ({headline, tailoredFrom, tailored}) => tailoredFrom < headline.length || tailored.button || tailored.scene,
  );
  expect(changes).toEqual([false, true]);
});
