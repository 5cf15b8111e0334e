import {readSite} from '@site/src/blog/check/read/site';

afterEach(() => {
  delete process.env.SITE_URL;
});

test('the site of an owner is their own in what they write, and so is the one of the examples', async () => {
  process.env.SITE_URL = 'https://www.owner.test';
  const {hosts} = await readSite(process.cwd(), [], []);
  expect(hosts).toEqual(['www.owner.test', 'tailor.example.com']);
});
