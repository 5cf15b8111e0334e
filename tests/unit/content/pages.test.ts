import {comparisonCategories} from '@site/src/pages/vs/_ComparisonTable/rows';
import {demoGuides, guideCategories} from '@site/src/pages/demos/guides';
import {features} from '@site/src/content/features';
import {privacyPolicy} from '@site/src/pages/privacy-policy/words';
import {subprocessors} from '@site/src/pages/subprocessors/words';
import {releasePeriods} from '@site/src/content/releases';
import {team} from '@site/src/pages/team/words';

const described = [...Object.values(features), privacyPolicy, subprocessors];

test('descriptions suit a search result and are unique', () => {
  expect(described.length).toBeGreaterThanOrEqual(12);
  for (const {title, description} of described) {
    expect({title, fits: description.length >= 50 && description.length <= 160}).toEqual({title, fits: true});
  }
  expect(new Set(described.map(({description}) => description)).size).toBe(described.length);
});

test('the demo guides keep their count by category and their known anchors', () => {
  const counts = guideCategories.map((name) => demoGuides.filter(({category}) => category === name).length);
  expect(counts).toEqual([6, 1, 1, 2]);
  const ids = demoGuides.map(({id}) => id);
  expect(ids).toEqual(
    expect.arrayContaining(['tailoring-landing-pages', 'tailoring-images', 'hiding-elements', 'publishing-ab-testing']),
  );
  expect(new Set(demoGuides.map(({sidebarTitle}) => sidebarTitle)).size).toBe(10);
});

test('release notes run from what comes next back to March 2025', () => {
  const months = ['October', 'September', 'August', 'July', 'June', 'May', 'April', 'March'];
  expect(releasePeriods.map(({heading}) => heading)).toEqual([
    'Coming Soon',
    ...months.map((month) => `${month} 2025`),
  ]);
});

test('the team has its five roles, and each comparison its six rows', () => {
  expect(team.map(({role}) => role)).toEqual(['CEO', 'CTO', 'Engineering Lead', 'Engineer', 'COO']);
  expect(comparisonCategories.map(({rows}) => rows.length)).toEqual([6, 6]);
});
