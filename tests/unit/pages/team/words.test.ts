import {existsSync} from 'node:fs';
import path from 'node:path';
import {team, teamPhotos} from '@site/src/pages/team/words';
import {overviewQuote} from '@site/src/pages/one-pager/words';
import {teamStructuredData} from '@site/src/pages/team/structuredData';
import {contentToReplace} from '@site/src/build/placeholders/list';

test('each person has a portrait of their own, a file that exists, and so has each photo', () => {
  const pictures = [...team.map(({image}) => image), ...teamPhotos.map(({src}) => src)];
  expect(new Set(pictures).size).toBe(7);
  for (const picture of pictures) expect([picture, existsSync(path.join('static', picture))]).toEqual([picture, true]);
  expect(new Set(team.map(({cloth}) => cloth)).size).toBe(team.length);
  expect(teamPhotos.filter(({link}) => link !== undefined)).toHaveLength(2);
});

test('the go-live list names everything to replace about each person, and the photos and the quote', async () => {
  const listed = await contentToReplace('src');
  const expected = team.flatMap(({role}) =>
    ['name', 'portrait', 'profile', 'bio'].map((part) => `pages/team/words.ts: ${part} of the ${role}`),
  );
  expect(expected).toHaveLength(20);
  expect(listed).toEqual(expect.arrayContaining(expected));
  expect(listed.filter((line) => /^pages\/team\/words\.ts: .*team photo$/.test(line))).toHaveLength(4);
  expect(listed).toContain('pages/one-pager/words.ts: quote on the one-pager');
  expect(overviewQuote.author).toBe('Customer name');
});

test('the organization names its people with whole addresses', () => {
  const data = teamStructuredData(team, {url: 'https://www.tailor.test', email: 'hello@tailor.test'});
  expect(data).toMatchObject({'@type': 'Organization', url: 'https://www.tailor.test', email: 'hello@tailor.test'});
  expect(data).toHaveProperty('employee.length', 5);
  expect(data).toHaveProperty('employee.0', {
    '@type': 'Person',
    name: team[0]?.name,
    jobTitle: 'CEO',
    image: 'https://www.tailor.test/img/team/ceo.svg',
    description: team[0]?.description,
    sameAs: team[0]?.profile,
  });
});
