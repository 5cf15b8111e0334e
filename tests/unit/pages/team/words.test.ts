import {existsSync} from 'node:fs';
import path from 'node:path';
import {memberId, team, teamPhotos, type TeamMember} from '@site/src/pages/team/words';
import {cutOut} from '@site/src/pages/team/_TeamDrawing';
import {teamStructuredData} from '@site/src/pages/team/structuredData';

const person = (role: string, given: Partial<TeamMember> = {}): TeamMember => ({
  role,
  name: undefined,
  portrait: {src: '/img/team/drawing.svg', alt: 'Drawing: a tailor’s bust'},
  cloth: {'--cloth': 'var(--denim)', '--on-cloth': 'var(--on-denim)'},
  profile: undefined,
  description: 'Does what has to be done.',
  ...given,
});

/** Pictures that are not below static. */
const missingPictures = (addresses: readonly string[]): string[] =>
  addresses.filter((address) => !existsSync(path.join('static', address)));

test('the portraits and photos of the team are files that exist', () => {
  const pictures = [...team.map(({portrait}) => portrait), ...teamPhotos];
  expect(missingPictures(pictures.map(({src}) => src))).toEqual([]);
  expect(missingPictures(['/img/team/nobody.svg'])).toEqual(['/img/team/nobody.svg']);
});

test('the link below a drawing leads to the post that it names', () => {
  const posts: Readonly<Record<string, string>> = {
    'Read about the one-line test log': '/blog/the-one-line-test-log',
    'Read about who owns the landing page': '/blog/who-owns-the-landing-page',
  };
  // The owner has photos and links of their own.
  for (const {link} of teamPhotos) expect(link?.to).toBe(posts[link?.label ?? ''] ?? link?.to);
});

test('every card has an address of its own, also where two have the same role', () => {
  const roles = ['CEO', 'Engineer', 'Head of R&D', 'Engineer', '代表取締役', '開発者'];
  const members = roles.map((role) => person(role));
  const ids = (all: readonly TeamMember[]): string[] => all.map((member) => memberId(member, all));
  expect(ids(members)).toEqual(['ceo', 'engineer', 'head-of-r-and-d', 'engineer-2', 'person', 'person-2']);
  expect(new Set(ids(team)).size).toBe(team.length);
});

test('who has no piece of the jacket is in the list alone, and so is the second in a role', () => {
  const members = [person('Engineer'), person('Head of Design'), person('Engineer'), person('CEO')];
  expect(cutOut(members).map(([member]) => members.indexOf(member))).toEqual([0, 3]);
});

test('the organization names its people whose names are known, with whole addresses', () => {
  const known = person('CEO', {name: 'Ada Example', profile: 'https://example.com/ada'});
  const site = {url: 'https://www.tailor.test', email: 'hello@tailor.test'};
  const data = teamStructuredData([known, person('CTO')], site);
  expect(data).toMatchObject({'@type': 'Organization', ...site});
  expect(data).toHaveProperty('employee', [
    {
      '@type': 'Person',
      name: 'Ada Example',
      jobTitle: 'CEO',
      image: 'https://www.tailor.test/img/team/drawing.svg',
      description: known.description,
      sameAs: 'https://example.com/ada',
    },
  ]);
});
