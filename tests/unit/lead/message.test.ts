import {languageOf} from '@site/tests/support/languageOf';
import {plans} from '@site/src/content/plans';
import {answerLines, mergeAnswers, messageHref, messageText, withAnswers} from '@site/src/lead/answers';
import {leadDialogWords} from '@site/src/lead/words';
import {requestField, requestIn, requests, requestWords} from '@site/src/lead/requestWords';

const email = {name: 'email', label: 'Work email', value: 'ada+test@example.com'};
const website = {name: 'website', label: 'Website address', value: 'example.com/?a=1&body=x#ü'};
const message = {name: 'message', label: 'Message', value: 'Hello'};
const option = (value: string, chosen: boolean) => ({name: 'channel', label: value, value, chosen});

describe('the answers', () => {
  it('change in their place, come last, or go where their field was emptied', () => {
    const changed = {...email, value: 'a@b.com'};
    expect(mergeAnswers([email, message], 'email', [changed])).toEqual([changed, message]);
    expect(mergeAnswers([message], 'website', [website])).toEqual([message, website]);
    expect(mergeAnswers([email, website], 'website', [{...website, value: ' '}])).toEqual([email]);
  });

  it('have each option of a group, the refused ones too, and tell the chosen ones', () => {
    const now = [option('search', false), option('social', true)];
    expect(mergeAnswers([option('search', true), email], 'channel', now)).toEqual([...now, email]);
    expect(answerLines(now)).toEqual(['social: social']);
  });

  it('are added to a message once', () => {
    const once = withAnswers('Please call.', [email, option('search', false)]);
    expect(once).toBe('Please call.\n\nWork email: ada+test@example.com');
    expect(withAnswers(once, [email])).toBe(once);
    expect(withAnswers('', [email])).toBe('Work email: ada+test@example.com');
  });
});

/** The fields of a mailto address as RFC 6068 has them read: a plus is a plus there, and no space. */
const fieldsOf = (href: string): string[][] =>
  new URL(href).search
    .slice(1)
    .split('&')
    .map((field) => field.split('=').map(decodeURIComponent));

describe('the email', () => {
  const words = {subject: 'Free trial & more', greeting: 'Hello, I would like a trial.'};

  it('has one line for each answer, and every character of what was typed', () => {
    expect(messageText(words, [])).toBe('Hello, I would like a trial.');
    const href = messageHref('hello@example.com', words, [email, website]);
    const {protocol, pathname} = new URL(href);
    expect({protocol, pathname}).toEqual({protocol: 'mailto:', pathname: 'hello@example.com'});
    expect(fieldsOf(href)).toEqual([
      ['subject', 'Free trial & more'],
      [
        'body',
        'Hello, I would like a trial.\r\n\r\nWork email: ada+test@example.com\r\nWebsite address: example.com/?a=1&body=x#ü',
      ],
    ]);
  });

  it('can be written whatever was typed, half a character included', () => {
    const href = messageHref('hello@example.com', words, [{...message, value: 'a\ud83d b 👋'}]);
    expect(fieldsOf(href)[1]?.[1]).toContain('Message: a\ufffd b 👋');
  });
});

test('a trial, each plan, a quote and a question can be asked for, each in words of its own', () => {
  expect(requests).toEqual(['trial', ...plans.map(({name}) => name), 'quote', 'question']);
  for (const language of ['en', 'de'] as const) {
    for (const word of ['choice', 'subject', 'greeting'] as const) {
      expect(new Set(requests.map((request) => requestWords(language, request)[word])).size).toBe(requests.length);
    }
    const greetings = requests.map((request) => leadDialogWords[language].request.of(request).greeting);
    expect(new Set(greetings.map(languageOf))).toEqual(new Set([language]));
  }
  for (const {name} of plans) {
    expect(messageText(requestWords('en', name), [])).toBe(`Hello, I am interested in the ${name} plan of Tailor AI.`);
  }
  expect(messageText(requestWords('en', 'trial'), [])).toBe('Hello, I would like to start a free trial of Tailor AI.');
  expect(messageText(requestWords('en', 'quote'), [])).toBe('Hello, I would like a quote for Tailor AI.');
  expect(messageText(requestWords('en', 'question'), [])).toBe('Hello, I have a question about Tailor AI.');
});

test('what nobody can ask for is a trial, and so is nothing', () => {
  expect(requestWords('en', '<b>')).toBe(requestWords('en', 'trial'));
  expect(requestIn([])).toBe('trial');
  expect(requestIn([{name: requestField, label: 'What would you like?', value: 'quote'}])).toBe('quote');
});
