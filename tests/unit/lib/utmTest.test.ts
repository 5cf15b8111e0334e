import {utmExamples} from '@site/src/pages/features/audience-targeting/_UrlTester/words';
import {utmTestWords} from '@site/src/pages/features/audience-targeting/_UrlTester/outcomeWords';
import {sentParameters} from '@site/src/lib/sentAddress';
import {readAddress} from '@site/src/lib/typed/address';
import {testUtm} from '@site/src/lib/utmTest';

const run = (address: string, pattern = 'spring*') =>
  testUtm({address: readAddress(address).text, parameter: 'utm_campaign', pattern});
const words = (address: string, pattern?: string) => utmTestWords(run(address, pattern), 'utm_campaign');

it.each([
  'https://www.example.com/?utm_campaign=spring-sale',
  'http://localhost:3000/a?x=1&utm_campaign=spring-sale#top',
  'www.example.com?utm_campaign=spring-sale',
  '/pricing?utm_campaign=spring-sale',
  ' ?utm_campaign=spring-sale ',
])('finds the value in %s', (address) => {
  expect(run(address)).toMatchObject({kind: 'compared', value: 'spring-sale', match: {outcome: 'match'}});
});

it('reads parameters as they arrive, and nothing after the #', () => {
  expect(sentParameters('example.com/?a=1+2&b=%20&&c&d=x=y#?e=5')).toEqual([
    {name: 'a', value: '1+2'},
    {name: 'b', value: '%20'},
    {name: 'c', value: ''},
    {name: 'd', value: 'x=y'},
  ]);
});

it.each(['', '   ', 'not an address', 'https://', 'http://exa mple.com/?utm_campaign=spring-1'])(
  'cannot read %j',
  (address) => {
    expect(run(address)).toEqual({kind: 'unreadable', address: true, pattern: undefined});
  },
);

it.each([
  ['example.com/', 'missing'],
  ['example.com/#utm_campaign=spring-sale', 'missing'],
  ['example.com/?utm_campaign=', 'valueless'],
  ['example.com/?utm_campaign', 'valueless'],
  ['example.com/?utm_campaign=spring-1&utm_campaign=spring-2', 'repeated'],
])('%s is told apart: %s', (address, kind) => {
  expect(run(address)).toEqual({kind});
});

it('says when only the spelling of the address keeps them apart', () => {
  expect(run('example.com/?utm_campaign=%73pring-sale')).toMatchObject({
    match: {outcome: 'noMatch'},
    encodingMatters: true,
  });
  expect(words('example.com/?utm_campaign=%73pring-sale').text).toContain('as it arrives');
  expect(run('example.com/?utm_campaign=100%')).toMatchObject({encodingMatters: false});
});

it('explains each outcome in words', () => {
  const said = (pattern: string) => ['ab-x', 'c'].map((value) => words(`?utm_campaign=${value}`, pattern).text);
  for (const [pattern, hit, miss] of [
    ['ab*', 'starts with “ab”.', 'does not start with “ab”.'],
    ['*-x', 'ends with “-x”.', 'does not end with “-x”.'],
    ['*b-*', 'contains “b-”.', 'does not contain “b-”.'],
    ['ab-x', 'is exactly “ab-x”.', 'is not exactly “ab-x”; without a star, the whole value has to match.'],
  ] as const) {
    expect(said(pattern)).toEqual([expect.stringContaining(`“ab-x” ${hit} While a test runs`), `“c” ${miss}`]);
  }
  expect(words('example.com/?utm_campaign=SPRING').text).toMatch(
    /Upper and lower case.*The star has nothing to stand for/,
  );
});

it('has an example of each form, and of each outcome', () => {
  const tones = utmExamples.map(({label, ...input}) => [label, utmTestWords(testUtm(input), input.parameter).tone]);
  expect(tones).toEqual([
    ['prefix*', 'match'],
    ['*suffix', 'match'],
    ['*middle*', 'match'],
    ['Whole value', 'match'],
    ['Text at the wrong end', 'none'],
    ['Upper case', 'open'],
    ['Nothing for the star', 'open'],
    ['Lost in a redirect', 'none'],
  ]);
});
