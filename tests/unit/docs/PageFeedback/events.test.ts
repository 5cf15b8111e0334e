/** @jest-environment jsdom */
import {hasAnswered, reportFeedback, reportFeedbackDetails} from '@site/src/docs/PageFeedback/events';

const at = new Date('2025-10-08T12:00:00Z');
const timestamp = '2025-10-08T12:00:00.000Z';

beforeEach(() => sessionStorage.clear());
afterEach(() => Reflect.deleteProperty(window, 'dataLayer'));

it('sends the answer and remembers it for that page', () => {
  expect(hasAnswered('/docs/a')).toBe(false);
  expect(reportFeedback('/docs/a', false, at)).toBe(true);
  expect(window.dataLayer).toEqual([{event: 'doc_feedback', page: '/docs/a', helpful: false, timestamp}]);
  expect(hasAnswered('/docs/a')).toBe(true);
  expect(hasAnswered('/docs/b')).toBe(false);
});

it('does not remember an answer that nobody took', () => {
  Object.defineProperty(window, 'dataLayer', {configurable: true, value: 7});
  expect(reportFeedback('/docs/c', true, at)).toBe(false);
  expect(hasAnswered('/docs/c')).toBe(false);
});

it.each([
  ['a reason', {reason: 'missing', comment: ' '}, {reason: 'missing'}],
  ['a comment', {reason: undefined, comment: ' The key. '}, {comment: 'The key.'}],
  ['both', {reason: 'missing', comment: 'The key.'}, {reason: 'missing', comment: 'The key.'}],
] as const)('sends %s and no empty fields', (_name, details, fields) => {
  expect(reportFeedbackDetails('/docs/a', false, details, at)).toBe(true);
  expect(window.dataLayer).toEqual([
    {event: 'doc_feedback_reason', page: '/docs/a', helpful: false, ...fields, timestamp},
  ]);
});

it('sends nothing where nothing was added', () => {
  expect(reportFeedbackDetails('/docs/a', true, {reason: undefined, comment: ''}, at)).toBe(true);
  expect(window.dataLayer).toBeUndefined();
});
