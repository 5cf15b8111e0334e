/** @jest-environment jsdom */
import {screen, within} from '@testing-library/react';
import Comparison from '@site/src/pages/vs/_Comparison';
import {comparisonRows} from '@site/src/pages/vs/words';
import {renderInSite} from '../../../support/render';

test('each cell says what is true of its column, whose name it has for phones', () => {
  renderInSite(<Comparison />, {at: '/vs'});
  const [head, ...rows] = within(screen.getByRole('table')).getAllByRole('row');
  const columns = [...(head?.children ?? [])].slice(1).map(({textContent}) => textContent);
  expect(columns).toEqual(['Tailor AI', 'Page builders', 'Testing suites']);
  expect(rows.map(({children: [feature, ...cells]}) => [feature, ...cells].map((cell) => cell?.textContent))).toEqual(
    comparisonRows.map(({feature, tailor, traditional}) => [
      feature,
      ...[tailor, ...traditional].map((words, index) => `${columns[index]}${words}`),
    ]),
  );
});

/** From the specification: "Tailoring and publishing in about 5 minutes, against 2-4 weeks of traditional development". */
test('each way has its own time', () => {
  renderInSite(<Comparison />, {at: '/vs'});
  const timeOf = (way: string) => screen.getByRole('heading', {name: way}).parentElement?.querySelector('.time');
  expect(timeOf('Tailor the page you have')).toHaveTextContent('about 5 minutes to tailor and publish');
  expect(timeOf('Have it developed')).toHaveTextContent('2-4 weeks of traditional development');
});
