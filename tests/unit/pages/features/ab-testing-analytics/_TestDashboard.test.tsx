/** @jest-environment jsdom */
import {fireEvent, screen, within} from '@testing-library/react';
import {TestDashboard} from '@site/src/pages/features/ab-testing-analytics/_TestDashboard';
import {renderInSite} from '../../../../support/render';

const page = '/features/ab-testing-analytics';
const field = (group: string, name: string) =>
  within(screen.getByRole('group', {name: group})).getByRole('textbox', {name});
const type = (element: HTMLElement, value: string) => fireEvent.change(element, {target: {value}});
const control = 'Control: the original';
const treatment = 'Treatment: tailored';

beforeEach(() => {
  renderInSite(<TestDashboard page={page} />, {at: page});
});

it('starts with the sample figures: rates, lift, confidence, both intervals and a sentence', () => {
  const figure = (term: string) => screen.getByText(term).nextElementSibling;
  expect(figure('Control converts')).toHaveTextContent('2.4%');
  expect(figure('Treatment converts')).toHaveTextContent('3.8%');
  expect(figure('Lift')).toHaveTextContent('+58%');
  expect(figure('Confidence')).toHaveTextContent('over 99.9%');
  expect(screen.getByRole('status')).toHaveTextContent('Treatment is ahead at 95% confidence.');
  expect(screen.getAllByRole('img').map((plot) => plot.getAttribute('aria-label'))).toEqual([
    'Conversion rate with its 95% interval. Control: 2.4%, from 2.0% to 2.9%. Treatment: 3.8%, from 3.3% to 4.4%.',
    'Difference in percentage points. Treatment minus control: 1.4, from 0.64 to 2.2.',
  ]);
});

it('computes again with every change, and says when there are too few visitors', () => {
  type(field(control, 'Visitors'), '500');
  type(field(control, 'Conversions'), '12');
  type(field(treatment, 'Visitors'), '500');
  type(field(treatment, 'Conversions'), '19');
  const status = screen.getByRole('status');
  expect(status).toHaveTextContent('Too few visitors to conclude anything yet.');
  expect(status).toHaveTextContent(
    'to find a lift of 50%, each group needs 3,172 visitors, and the smaller one has 500.',
  );
  fireEvent.change(screen.getByRole('combobox', {name: 'Smallest lift worth finding'}), {target: {value: '0.2'}});
  expect(status).toHaveTextContent('to find a lift of 20%, each group needs 17,511 visitors');
});

it('says beside a lead that the planned sample has not been reached', () => {
  const status = screen.getByRole('status');
  expect(status).not.toHaveTextContent('The planned sample is not complete');
  expect(status).toHaveAttribute('data-tone', 'good');
  fireEvent.change(screen.getByRole('combobox', {name: 'Smallest lift worth finding'}), {target: {value: '0.2'}});
  expect(status).toHaveTextContent('Treatment is ahead at 95% confidence.');
  expect(status).toHaveTextContent(
    'The planned sample is not complete: to find a lift of 20%, each group needs 17,511 visitors, and the smaller one has 4,000. Decide once they have come.',
  );
  expect(status).toHaveAttribute('data-tone', 'plain');
});

it('explains impossible counts beside their field and computes nothing from them', () => {
  type(field(control, 'Conversions'), '5000');
  expect(field(control, 'Conversions')).toBeInvalid();
  expect(field(control, 'Conversions')).toHaveAccessibleDescription(/More conversions than visitors/);
  type(field(treatment, 'Visitors'), '-1');
  expect(field(treatment, 'Visitors')).toHaveAccessibleDescription('A count cannot be below 0.');
  expect(screen.getByRole('status')).toHaveTextContent('Nothing to compute yet.');
  expect(screen.queryByRole('img')).toBeNull();
  expect(document.body).not.toHaveTextContent('NaN');
  fireEvent.click(screen.getByRole('button', {name: 'A broken split'}));
  expect(screen.getByRole('status')).toHaveTextContent('the split is not 50/50');
  expect(field(control, 'Conversions')).toBeValid();
});

it('marks the example that is in the fields, until they are changed', () => {
  const chosen = (): (string | null)[] =>
    screen.getAllByRole('button', {pressed: true}).map((button) => button.textContent);
  expect(chosen()).toEqual(['4,000 visitors each']);
  fireEvent.click(screen.getByRole('button', {name: 'A broken split'}));
  expect(chosen()).toEqual(['A broken split']);
  type(field(control, 'Conversions'), '97');
  expect(screen.queryByRole('button', {pressed: true})).toBeNull();
});

it('shows the engagement of an example that says it is one', () => {
  const panel = screen.getByRole('tabpanel', {name: 'Analytics'});
  expect(within(panel).getAllByRole('row')).toHaveLength(5);
  expect(panel).toHaveTextContent('Made-up figures, 4,000 visitors in each group.');
  expect(within(panel).getByRole('row', {name: /^Menu/})).toHaveTextContent(/-2\.9 to -0\.00\d\d points/);
});
