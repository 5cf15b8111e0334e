import {messageHref, messageText} from '@site/src/lead/message';

const words = {subject: 'Free trial & more', greeting: 'Hello, I would like a trial.'};
const answers = [
  {name: 'email', label: 'Work email', value: 'ada+test@example.com'},
  {name: 'website', label: 'Website address', value: 'example.com/?a=1&body=x#ü'},
];

it('writes one line for each answer', () => {
  expect(messageText(words, answers)).toBe(
    'Hello, I would like a trial.\n\nWork email: ada+test@example.com\nWebsite address: example.com/?a=1&body=x#ü',
  );
  expect(messageText(words, [])).toBe('Hello, I would like a trial.');
});

it('keeps every character of what was typed inside the body', () => {
  const {protocol, pathname, searchParams} = new URL(messageHref('hello@example.com', words, answers));
  expect({protocol, pathname}).toEqual({protocol: 'mailto:', pathname: 'hello@example.com'});
  expect([...searchParams.keys()]).toEqual(['subject', 'body']);
  expect(searchParams.get('subject')).toBe('Free trial & more');
  expect(searchParams.get('body')).toBe(messageText(words, answers).replaceAll('\n', '\r\n'));
});

it('can be written whatever was typed, half a character included', () => {
  const href = messageHref('hello@example.com', words, [{name: 'message', label: 'Message', value: 'a\ud83d b 👋'}]);
  expect(new URL(href).searchParams.get('body')).toContain('Message: a\ufffd b 👋');
});
