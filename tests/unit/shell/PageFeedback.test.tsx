/** @jest-environment jsdom */
import {fireEvent, screen, waitFor, within} from '@testing-library/react';
import {PageFeedback} from '@site/src/shell/PageFeedback';
import behavior from '@site/src/shell/PageFeedback/pageFeedback.behavior';
import {feedbackAnswers, feedbackReasons, feedbackWords, reasonLabels} from '@site/src/shell/PageFeedback/words';
import {showHtml} from '../../support/pageHtml';

let mockPath = '/docs';
let mockSettings: object = {};
jest.mock('@docusaurus/router', () => ({useLocation: () => ({pathname: mockPath})}));
jest.mock('@site/src/lib/settings/useSettings', () => ({
  useSettings: () => ({gtmContainerId: 'GTM-1', contactEmail: 'hello@tailor.example.com', ...mockSettings}),
}));

beforeAll(() => behavior.start());

const all = feedbackAnswers.flatMap((answer) => feedbackReasons[answer].map((reason) => [answer, reason] as const));

test.each(all)('the answer %s and the reason %s are reported as they were given', async (answer, reason) => {
  mockPath = `/docs/${reason}`;
  window.dataLayer = [];
  showHtml(<PageFeedback />);
  fireEvent.click(screen.getByRole('button', {name: feedbackWords[answer]}));
  fireEvent.click(await screen.findByLabelText(reasonLabels[reason]));
  const form = await screen.findByRole('form', {name: feedbackWords.reasons[answer]});
  fireEvent.submit(form);
  const common = {page: mockPath, helpful: answer === 'yes', timestamp: expect.any(String)};
  await waitFor(() =>
    expect(window.dataLayer).toEqual([
      {event: 'doc_feedback', ...common},
      {event: 'doc_feedback_reason', ...common, reason},
    ]),
  );
  expect(screen.getByRole('status')).toHaveTextContent(feedbackWords.thanks);
});

test('an answer that is not taken can be given again; words alone are sent as they were meant, nothing is not', async () => {
  mockPath = '/docs/again';
  const full: object[] = [];
  window.dataLayer = full;
  Object.freeze(full);
  showHtml(<PageFeedback />);
  const yes = screen.getByRole('button', {name: feedbackWords.yes});
  fireEvent.click(yes);
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(feedbackWords.failed));
  expect(yes).toBeVisible();
  window.dataLayer = [];
  fireEvent.click(yes);
  const form = await screen.findByRole('form', {name: feedbackWords.reasons.yes});
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  fireEvent.submit(form);
  await waitFor(() => expect(form).not.toBeVisible());
  fireEvent.input(within(form).getByLabelText(feedbackWords.comment), {target: {value: '  Well put.\n'}});
  fireEvent.submit(form);
  await waitFor(() => expect(window.dataLayer).toHaveLength(2));
  expect(window.dataLayer[1]).toMatchObject({event: 'doc_feedback_reason', helpful: true, comment: 'Well put.'});

  // As the browser has kept a page that was answered elsewhere since.
  showHtml(<PageFeedback />);
  window.dispatchEvent(new PageTransitionEvent('pageshow', {persisted: true}));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(feedbackWords.thanks));
  expect(screen.queryByRole('button', {name: feedbackWords.yes})).toBeNull();
});

test('the thumb beside Yes goes up, and the one beside No down', () => {
  showHtml(<PageFeedback />);
  expect(screen.getByRole('button', {name: 'Yes'}).querySelector('.lucide-thumbs-up')).not.toBeNull();
  expect(screen.getByRole('button', {name: 'No'}).querySelector('.lucide-thumbs-down')).not.toBeNull();
});

test.each([
  [{}, ['mailto:hello@tailor.example.com?subject=']],
  [
    {gtmContainerId: undefined, repositoryUrl: 'https://github.com/tailor/site'},
    ['mailto:hello@tailor.example.com?subject=', 'https://github.com/tailor/site/issues/new?title='],
  ],
])('with %j what a reader writes to us says which page it is about', (settings, addresses) => {
  [mockPath, mockSettings] = ['/docs/a&b', settings];
  showHtml(<PageFeedback />);
  const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual(addresses.map((address) => `${address}About%20%2Fdocs%2Fa%26b`));
});
