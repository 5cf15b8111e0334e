/** @jest-environment node */
import {readFileSync} from 'node:fs';
import {otherSizes, sizes} from '../support/fontSizes';
import {readTree} from '../support/readTree';

const sheets = readTree('src', /\.css$/);

/** Pictures whose letters are drawn in their own pixels. */
const drawings: readonly string[] = [
  'docs/DocCards/DocPicture',
  'pages/_home/HeroDemo/DemoPicture',
  'pages/features/instant-publishing/_PublishPicture',
  'pages/one-pager/_Examples',
  'pages/release-notes/_ReleaseOpening/LatestRelease',
  'pages/subprocessors/_DataFlow',
  'pages/team/_TeamDrawing',
  'pages/vs/_TwoWays',
].map((folder) => `src/${folder}/styles.module.css`);

/** Sizes of their own that files still have, and may not have more of. Lower the number, or take the line out. */
const left: Readonly<Record<string, number>> = {
  'src/lead/LeadFormArea.module.css': 1,
  'src/lead/Offer.module.css': 2,
  'src/player/page/Player.module.css': 3,
  'src/player/stage/stage.module.css': 3,
  'src/shell/Drawer/styles.module.css': 1,
  'src/shell/ExtensionDialog/styles.module.css': 1,
  'src/shell/Navbar/styles.module.css': 1,
  'src/shell/search/SearchDialog.module.css': 1,
  'src/shell/audience/AudienceSwitcher/styles.module.css': 2,
  'src/pages/_home/Analytics/ResultsTable/styles.module.css': 1,
  'src/pages/_home/Blurbs/styles.module.css': 1,
  'src/pages/_home/Credentials/styles.module.css': 1,
  'src/pages/_home/Faq/Accordion/styles.module.css': 1,
  'src/pages/_home/HeroDemo/styles.module.css': 6,
  'src/pages/_home/Stats/styles.module.css': 2,
  'src/pages/_home/Testimonials/styles.module.css': 2,
  'src/pages/_home/Tiles/TilePicture/styles.module.css': 3,
  'src/pages/demos/_Guide/styles.module.css': 1,
  'src/pages/demos/_GuideContents/styles.module.css': 1,
  'src/pages/demos/_GuideList/styles.module.css': 1,
  'src/pages/demos/_PlayerKeys/styles.module.css': 1,
  'src/pages/pricing/_OpenPoints/styles.module.css': 1,
  'src/pages/pricing/_PlanCards/styles.module.css': 2,
  'src/pages/pricing/_PlanTable/styles.module.css': 1,
  'src/pages/pricing/_PricingHero/styles.module.css': 1,
  'src/pages/pricing/_TierEstimator/styles.module.css': 1,
  'src/pages/pricing/_TrialTimeline/styles.module.css': 1,
};

test('type comes in eight sizes', () => {
  const tokens = readFileSync('src/css/tokens.css', 'utf8');
  expect(sizes.filter((size) => !tokens.includes(`\n  --${size}: `))).toEqual([]);
  expect(sizes).toHaveLength(8);
});

test('style sheets use these sizes and no others', () => {
  expect(sheets.length).toBeGreaterThan(150);
  const others = otherSizes(sheets, drawings);
  const tooMany = others.filter(({file}) => others.filter((other) => other.file === file).length > (left[file] ?? 0));
  expect(tooMany.map(({file, line, size}) => `${file}:${line}: ${size}`)).toEqual([]);
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
