import {fireEvent, screen} from '@testing-library/react';
import {PageFeedback} from '@site/src/components/PageFeedback';
import pageFeedback from '@site/src/components/PageFeedback/pageFeedback.behaviour';
import {renderInSite} from '../../support/render';

/** A page as the build writes it, with its behaviour. */
function visit(at: string): {leave: () => void} {
  const {unmount} = renderInSite(<PageFeedback />, {at});
  pageFeedback.onPage();
  return {leave: unmount};
}

const button = (name: string) => screen.getByRole('button', {name});
const noteField = () => screen.getByRole('textbox', {name: 'In your own words (optional)'});

/** The data layer without the moments, which differ from run to run. */
const events = () => window.dataLayer?.map((entry) => ({...entry, timestamp: undefined}));

beforeAll(() => pageFeedback.start());
beforeEach(() => Reflect.deleteProperty(window, 'dataLayer'));

it('takes an answer and a reason, says thank you and gives the focus on', () => {
  visit('/docs/one');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  fireEvent.click(button('No'));
  expect(screen.getByRole('status')).toHaveTextContent('Thank you.');
  expect(screen.getByRole('form', {name: 'What went wrong? (optional)'})).toHaveFocus();
  fireEvent.click(screen.getByRole('radio', {name: 'Something is missing'}));
  fireEvent.input(noteField(), {target: {value: 'The status codes.'}});
  expect(noteField()).toHaveAccessibleDescription('283 characters left');
  fireEvent.click(button('Send'));
  expect(screen.queryByRole('form')).toBeNull();
  expect(screen.getByRole('status')).toHaveFocus();
  expect(events()).toEqual([
    {event: 'doc_feedback', page: '/docs/one', helpful: false, timestamp: undefined},
    {
      event: 'doc_feedback_reason',
      page: '/docs/one',
      helpful: false,
      reason: 'missing',
      comment: 'The status codes.',
      timestamp: undefined,
    },
  ]);
});

it('is asked once for each page', () => {
  const first = visit('/docs/two');
  fireEvent.click(button('Yes'));
  first.leave();
  const again = visit('/docs/two');
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByText('Thank you.')).toBeVisible();
  again.leave();
  visit('/docs/three');
  expect(button('Yes')).toBeVisible();
});

it('keeps what was typed while it cannot be passed on', () => {
  visit('/docs/four');
  fireEvent.click(button('Yes'));
  fireEvent.input(noteField(), {target: {value: 'Short and right.'}});
  Object.defineProperty(window, 'dataLayer', {configurable: true, writable: true, value: 7});
  fireEvent.click(button('Send'));
  expect(screen.getByRole('alert')).toHaveTextContent('This could not be passed on.');
  expect(noteField()).toHaveValue('Short and right.');
  Reflect.deleteProperty(window, 'dataLayer');
  fireEvent.click(button('Send'));
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  expect(events()).toHaveLength(1);
});

it('asks again where the answer itself could not be passed on', () => {
  Object.defineProperty(window, 'dataLayer', {configurable: true, writable: true, value: 7});
  visit('/docs/five');
  fireEvent.click(button('Yes'));
  expect(screen.getByRole('alert')).not.toBeEmptyDOMElement();
  expect(button('Yes')).toBeVisible();
});

it('says that nothing is connected and that nobody replies', () => {
  visit('/docs/six');
  expect(screen.getByText(/no analytics connected.*Nobody can reply/)).toBeVisible();
});
