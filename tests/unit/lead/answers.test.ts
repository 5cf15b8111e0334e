import {mergeAnswers, withAnswers} from '@site/src/lead/answers';

const email = {name: 'email', label: 'Work email', value: 'ada@example.com'};
const website = {name: 'website', label: 'Website address', value: 'example.com'};
const message = {name: 'message', label: 'Message', value: 'Hello'};

it('keeps what another form was asked for', () => {
  expect(mergeAnswers([email, message], [{...email, value: 'a@b.com'}, website], 'email')).toEqual([
    {...email, value: 'a@b.com'},
    website,
    message,
  ]);
});

it('takes an answer away only where its own field was emptied', () => {
  const emptied = [
    {...email, value: ' '},
    {...website, value: ''},
  ];
  expect(mergeAnswers([email, website], emptied, 'website')).toEqual([email]);
  expect(mergeAnswers([email, website], emptied, undefined)).toEqual([email, website]);
});

it('holds the chosen options of a group and no others', () => {
  const option = (value: string) => ({name: 'channel', label: value, value});
  expect(mergeAnswers([option('search'), option('social')], [option('social'), option('')], 'channel')).toEqual([
    option('social'),
  ]);
});

it('adds answers to a message once, with their latest values', () => {
  const once = withAnswers('Please call.', [website]);
  expect(once).toBe('Please call.\n\nWebsite address: example.com');
  expect(withAnswers(once, [{...website, value: 'example.org '}])).toBe('Please call.\n\nWebsite address: example.org');
  expect(withAnswers('', [website])).toBe('Website address: example.com');
});
