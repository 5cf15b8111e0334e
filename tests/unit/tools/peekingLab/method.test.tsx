import {Method} from '@site/src/pages/tools/peeking-lab/_Method';
import {holds, published} from '@site/src/pages/tools/validation/cases/published';
import {labAnswer} from '@site/src/tools/peekingLab/lab';
import {htmlOf} from '../../../support/pageHtml';

test('what was published stands beside values that agree with it to the third decimal', () => {
  const html = htmlOf(<Method {...labAnswer({looks: 2, alpha: 0.05, seed: 1})} />);
  // Armitage, McPherson and Rowe (1969), table 2: .083 with two looks.
  expect(html.replaceAll(/<[^>]+>/g, '')).toContain(
    'With 2 looks, 8.3% declare a winner in either direction, 4.2% in favor of treatment.',
  );
  const pairs = [...html.matchAll(/>([\d.]+)(?:<\/td><td[^>]*>| \()(\d?\.\d{3})\)?</g)];
  expect(pairs.length).toBeGreaterThan(10);
  const wrong = pairs.filter(([, ours, printed = '']) => !holds(published(printed, Number(ours), 0.00051)));
  expect(wrong.map(([pair]) => pair)).toEqual([]);
});
