import {existsSync} from 'node:fs';
import path from 'node:path';
import {team, teamPhotos} from '@site/src/pages/team/words';
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
});

test('the organization names its people whose names are known, with whole addresses', () => {
  const [first, ...others] = team;
  if (first === undefined) throw new Error('Nobody is in the team.');
  const known = {...first, name: 'Ada Example', profile: 'https://example.com/ada'};
  const data = teamStructuredData([known, ...others], {url: 'https://www.tailor.test', email: 'hello@tailor.test'});
  expect(data).toMatchObject({'@type': 'Organization', url: 'https://www.tailor.test', email: 'hello@tailor.test'});
  expect(data).toHaveProperty('employee', [
    {
      '@type': 'Person',
      name: 'Ada Example',
      jobTitle: 'CEO',
      image: 'https://www.tailor.test/img/team/ceo.svg',
      description: first.description,
      sameAs: 'https://example.com/ada',
    },
  ]);
});
