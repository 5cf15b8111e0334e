import {readFileSync} from 'node:fs';
import {otherSizes, sizes} from '../support/fontSizes';
import {readTree} from '../support/readTree';

const sheets = readTree('src', /\.css$/);

/** Pictures whose letters are drawn in their own pixels. */
const drawings: readonly string[] = [
  'docs/DocCards/DocPicture',
  'pages/_home/HeroDemo/DemoPicture',
  'pages/demos/_Drawing',
  'pages/features/instant-publishing/_PublishPicture',
  'pages/one-pager/_Examples',
  'pages/release-notes/_ReleaseOpening/LatestRelease',
  'pages/subprocessors/_DataFlow',
  'pages/team/_TeamDrawing',
  'pages/vs/_TwoWays',
]
  .map((folder) => `src/${folder}/styles.module.css`)
  .concat('src/player/stage/stage.module.css');

test('type comes in eight sizes', () => {
  const tokens = readFileSync('src/css/tokens.css', 'utf8');
  expect(sizes.filter((size) => !tokens.includes(`\n  --${size}: `))).toEqual([]);
  expect(sizes).toHaveLength(8);
});

test('style sheets use these sizes and no others', () => {
  expect(sheets.length).toBeGreaterThan(150);
  const others = otherSizes(sheets, drawings);
  expect(others.map(({file, line, size}) => `${file}:${line}: ${size}`)).toEqual([]);
});

test('a size of its own is caught, in each of the ways to write one', () => {
  const file = 'tests/fixtures/styles/sizes.css';
  const found = otherSizes([{file, text: readFileSync(file, 'utf8')}], []);
  expect(found.map(({line, size}) => `${line}: ${size}`)).toEqual([
    '2: 1.2rem',
    '6: clamp(1rem, 2vw, 1.5rem)',
    '10: 14px',
    '14: var(--display)',
    '31: 9pt',
  ]);
});
