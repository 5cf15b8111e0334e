import {parseSettings} from '@site/src/lib/settings/parse';

const url = 'https://videos.test/embed/42?start=1';

test('unset, every video has the site’s own player', () => {
  expect(parseSettings({}).videoEmbedUrls).toEqual({});
});

test('names an outside embed for some videos', () => {
  const text = JSON.stringify({home: url, 'ab-testing': url});
  expect(parseSettings({VIDEO_EMBED_URLS: text}).videoEmbedUrls).toEqual({home: url, 'ab-testing': url});
});

test.each([
  'https://videos.test/embed/42',
  '["https://videos.test/embed/42"]',
  'null',
  '{"hoem": "https://videos.test/embed/42"}',
  '{"home": 42}',
  '{"home": "http://videos.test/embed/42"}',
  '{"home": "javascript:alert(1)"}',
  '{"home": "https://"}',
  '{"home": "https://videos.test/\\"onload=alert(1)"}',
  '{"constructor": "https://videos.test/embed/42"}',
])('refuses %s, naming variable, value and expectation', (text) => {
  const message = `VIDEO_EMBED_URLS is "${text}", which is not valid. Expected a JSON object from video id to https address`;
  expect(() => parseSettings({VIDEO_EMBED_URLS: text})).toThrow(message);
});
