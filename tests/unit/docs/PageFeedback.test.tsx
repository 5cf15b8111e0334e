/** @jest-environment jsdom */
import {fireEvent, screen} from '@testing-library/react';
import {PageFeedback} from '@site/src/docs/PageFeedback';
import pageFeedback from '@site/src/docs/PageFeedback/pageFeedback.behavior';
import {renderInSite} from '../../support/render';

/** What the site's settings say; the tag manager is where the answers go. */
const mockSettings: {gtmContainerId: string | undefined; contactEmail: string} = {
  gtmContainerId: 'GTM-TEST1',
  contactEmail: 'hello@tailor.test',
};
jest.mock('@site/src/lib/settings/useSettings', () => ({useSettings: () => mockSettings}));

/** A page as the build writes it, with its behavior. */
async function visit(at: string): Promise<{leave: () => void}> {
  const {unmount} = renderInSite(<PageFeedback />, {at});
  pageFeedback.onPage();
  await fetched();
  return {leave: unmount};
}

/** What an answer asks for is fetched with the first one. */
const fetched = () => new Promise((resolve) => setTimeout(resolve, 20));

async function press(control: HTMLElement): Promise<void> {
  fireEvent.click(control);
  await fetched();
}

async function write(value: string): Promise<void> {
  fireEvent.input(noteField(), {target: {value}});
  await fetched();
}

const button = (name: string) => screen.getByRole('button', {name});
const noteField = () => screen.getByRole('textbox', {name: 'In your own words (optional)'});

/** The data layer without the moments, which differ from run to run. */
const events = () => window.dataLayer?.map((entry) => ({...entry, timestamp: undefined}));

beforeAll(() => pageFeedback.start());
beforeEach(() => Reflect.deleteProperty(window, 'dataLayer'));

it('takes an answer and a reason, says thank you and gives the focus on', async () => {
  await visit('/docs/one');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await press(button('No'));
  expect(screen.getByRole('status')).toHaveTextContent('Thank you.');
  expect(screen.getByRole('form', {name: 'What went wrong? (optional)'})).toHaveFocus();
  await press(screen.getByRole('radio', {name: 'Something is missing'}));
  await write('The status codes.');
  expect(noteField()).toHaveAccessibleDescription('283 characters left');
  await press(button('Send'));
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

it('is asked once for each page', async () => {
  const first = await visit('/docs/two');
  await press(button('Yes'));
  first.leave();
  const again = await visit('/docs/two');
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByText('Thank you.')).toBeVisible();
  again.leave();
  await visit('/docs/three');
  expect(button('Yes')).toBeVisible();
});

it('keeps what was typed while it cannot be passed on', async () => {
  await visit('/docs/four');
  await press(button('Yes'));
  await write('Short and right.');
  Object.defineProperty(window, 'dataLayer', {configurable: true, writable: true, value: 7});
  await press(button('Send'));
  expect(screen.getByRole('alert')).toHaveTextContent('This could not be passed on.');
  expect(noteField()).toHaveValue('Short and right.');
  Reflect.deleteProperty(window, 'dataLayer');
  await press(button('Send'));
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  expect(events()).toHaveLength(1);
});

it('asks again where the answer itself could not be passed on', async () => {
  Object.defineProperty(window, 'dataLayer', {configurable: true, writable: true, value: 7});
  await visit('/docs/five');
  await press(button('Yes'));
  expect(screen.getByRole('alert')).not.toBeEmptyDOMElement();
  expect(button('Yes')).toBeVisible();
});

it('says that nobody replies', async () => {
  await visit('/docs/six');
  expect(screen.getByText(/own analytics.*Nobody can reply/)).toBeVisible();
});

it('asks for no words where nobody would get them, and says where to write instead', async () => {
  mockSettings.gtmContainerId = undefined;
  await visit('/docs/seven');
  expect(screen.getByText(/no analytics connected/)).toBeVisible();
  expect(screen.getByRole('link', {name: 'hello@tailor.test'})).toHaveAttribute(
    'href',
    'mailto:hello@tailor.test?subject=%2Fdocs%2Fseven',
  );
  await press(button('No'));
  expect(screen.getByRole('radio', {name: 'Something is missing'})).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
});
