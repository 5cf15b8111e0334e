import {readTree} from '../support/readTree';

/** Two that belong together, behind a comma that begins no list. */
const pairs = [
  'audience and region',
  'control and treatment',
  'device and browser',
  'half and half',
  'phones and desktops',
  'prices and units',
  'published or not',
  'upper and lower',
  'whether or not',
];

/** What breaks the style of the house: a list's last comma, and commas and points inside quotation marks. */
function commaFaults(text: string): string[] {
  const prose = text.replace(/```[\s\S]*?```|`[^`\n]*`/g, 'code');
  const lists = [...prose.matchAll(/\b[\p{L}’-]+, (?<last>\p{Ll}[\p{L}’-]* (?:and|or) \p{Ll}+)/gu)]
    .filter(({groups}) => !pairs.includes(groups?.last ?? ''))
    .map(([words]) => `"${words}" takes a comma before the last`);
  const quotes = [...prose.matchAll(/\S*”[,.]/g)].map(([words]) => `"${words}" has it outside`);
  return [...lists, ...quotes];
}

// Posts are their authors': style holds none of them back.
test('guides set their commas in one style', () => {
  const pages = readTree('docs', /\.mdx?$/);
  expect(pages.length).toBeGreaterThanOrEqual(1);
  expect(pages.flatMap(({file, text}) => commaFaults(text).map((fault) => `${file}: ${fault}`))).toEqual([]);
});

test('the other style is found', () => {
  expect(commaFaults('Copy, images and links. He said “yes”, and “no”. Groups, control and treatment.')).toEqual([
    '"Copy, images and links" takes a comma before the last',
    '"“yes”," has it outside',
    '"“no”." has it outside',
  ]);
});
