import {answerLines, mergeAnswers, withAnswers} from '@site/src/lead/answers';

const email = {name: 'email', label: 'Work email', value: 'ada@example.com'};
const website = {name: 'website', label: 'Website address', value: 'example.com'};
const message = {name: 'message', label: 'Message', value: 'Hello'};
const option = (value: string, chosen: boolean) => ({name: 'channel', label: value, value, chosen});

it('changes the answer to one question, in its place, and keeps the others', () => {
  expect(mergeAnswers([email, message], 'email', [{...email, value: 'a@b.com'}])).toEqual([
    {...email, value: 'a@b.com'},
    message,
  ]);
  expect(mergeAnswers([message], 'website', [website])).toEqual([message, website]);
});

it('takes an answer away where its field was emptied', () => {
  expect(mergeAnswers([email, website], 'website', [{...website, value: ' '}])).toEqual([email]);
});

it('keeps each option of a group, the refused ones too, and tells the chosen ones', () => {
  const now = [option('search', false), option('social', true)];
  expect(mergeAnswers([option('search', true), email], 'channel', now)).toEqual([...now, email]);
  expect(answerLines(now)).toEqual(['social: social']);
});

it('adds answers to a message once', () => {
  const once = withAnswers('Please call.', [website, option('search', false)]);
  expect(once).toBe('Please call.\n\nWebsite address: example.com');
  expect(withAnswers(once, [website])).toBe(once);
  expect(withAnswers('', [website])).toBe('Website address: example.com');
});
