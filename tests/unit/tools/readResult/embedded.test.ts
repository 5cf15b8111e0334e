/** Where an article shows the tool, it begins with the counts of the article. */
import {decidedTest} from '@site/src/content/sampleTest';
import {expectFigures, postOf} from '../../../support/figures';
import {textOf} from '../../../support/saidNumbers';

test('the guide to results shows the sample test, and the post its own counts', () => {
  const {control, treatment} = decidedTest;
  const [first, second] = [control, treatment].map(({visitors, conversions}, index) => {
    const name = index + 1;
    return `visitors${name}=${visitors}&conversions${name}=${conversions}`;
  });
  expectFigures(textOf('read-results'), `/tools/read-a-result?${first}&${second}&planned=${control.visitors}`);
  const query = '?visitors1=1500&conversions1=36&visitors2=1500&conversions2=57&planned=1500';
  expectFigures(postOf('reading-a-test'), `/tools/read-a-result${query}`);
});
