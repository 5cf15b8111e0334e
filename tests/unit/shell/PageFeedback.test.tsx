/** @jest-environment jsdom */
import {fireEvent, screen, waitFor} from '@testing-library/react';
import {PageFeedback} from '@site/src/shell/PageFeedback';
import behavior from '@site/src/shell/PageFeedback/pageFeedback.behavior';
import {feedbackAnswers, feedbackReasons, feedbackWords, reasonLabels} from '@site/src/shell/PageFeedback/words';
import {showHtml} from '../../support/pageHtml';

let mockPath = '/docs';
jest.mock('@docusaurus/router', () => ({useLocation: () => ({pathname: mockPath})}));
jest.mock('@site/src/lib/settings/useSettings', () => ({
  useSettings: () => ({gtmContainerId: 'GTM-1', contactEmail: 'hello@tailor.example.com'}),
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
