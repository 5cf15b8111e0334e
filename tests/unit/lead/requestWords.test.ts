import {plans} from '@site/src/content/plans';
import {messageText} from '@site/src/lead/message';
import {requestField, requestIn} from '@site/src/lead/request';
import {requests, requestWords} from '@site/src/lead/requestWords';

test('a trial, each plan, a quote and a question can be asked for, each in words of its own', () => {
  expect(requests).toEqual(['trial', ...plans.map(({name}) => name), 'quote', 'question']);
  for (const language of ['en', 'de'] as const) {
    for (const word of ['choice', 'subject', 'greeting'] as const) {
      expect(new Set(requests.map((request) => requestWords(language, request)[word])).size).toBe(requests.length);
    }
  }
  expect(messageText(requestWords('en', 'Enterprise'), [])).toBe(
    'Hello, I am interested in the Enterprise plan of Tailor AI.',
  );
});

test('what nobody can ask for is a trial, and so is nothing', () => {
  expect(requestWords('en', '<b>')).toBe(requestWords('en', 'trial'));
  expect(requestIn([])).toBe('trial');
  expect(requestIn([{name: requestField, label: 'What would you like?', value: 'quote'}])).toBe('quote');
});
