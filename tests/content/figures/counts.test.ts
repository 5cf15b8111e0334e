/** Guides count what they name as the lists, types and headings have it, and refer to steps by their numbers. */
import {readTree} from '../../support/readTree';
import {counted, holdFacts, numberWords, partOf, saidIn, textOf} from '../../support/saidNumbers';

const analytics = 'analytics-platform-integration';
const api = 'advanced-features/api-integration';
const types = 'docs/samples/analytics/tailor.d.ts';

const questions = counted(textOf('nothing-shows'), /^## \d+\. .*\?$/gm);
const steps = counted(textOf('quick-start'), /^## \d+\. /gm);
const checks = counted(partOf('install', /^## Check it\n([^]*?)\n## /m), /^\d+\. /gm);
const properties = counted(partOf(types, /interface ExperimentEvent \{([^}]*)/), /readonly/g);
const options = counted(partOf(types, /interface TailorOptions \{([^}]*)/), /readonly/g);
const providers = counted(partOf(types, /analyticsProvider: (.*);/), /'\w+'/g);
const providerNames = (partOf(types, /analyticsProvider: (.*);/).match(/\w+/g) ?? []).map((name) => `\`${name}\``);
const operations = counted(textOf('src/docs/ApiReference/openapi.yaml'), /operationId:/g);
const patterns = counted(textOf('triggers'), /^\| `[^`]*\*[^`]*` \|/gm);
const updates = counted(textOf('extension/how-to-update'), /^## Step \d/gm);
const limits = counted(partOf('src/docs/guide/PlanLimits/index.tsx', /columns = \['Plan', (.*)\]/), /'[^']+'/g);
const intervals = counted(textOf('docs/samples/analytics/segment-funnel.sql'), /interval '/g);

/** The number of the heading with these words. */
const place = (name: string, words: string): string =>
  partOf(name, new RegExp(String.raw`^## (?:Step )?(\d+)[.:] .*${words}`, 'm'));

describe('in words', () => {
  holdFacts([
    ['nothing-shows', `${questions} questions`, `all ${questions} answers`],
    ['ad-platforms', `from question ${place('nothing-shows', 'test been started')} on`],
    ['quick-start', `${questions} questions from the symptom`, `Step ${place('quick-start', 'Read the result')} takes`],
    ['index', `in ${steps} steps`],
    ['faq', `${questions} questions`, `${operations} operation`],
    ['install', `all ${checks} checks`],
    ['install/_check', `all ${checks} checks`],
    [analytics, `the ${checks} checks`, `${options} options`, `these ${providers} values`],
    [`${analytics} integrations/index src/docs/Integration/tools/`, `${properties} properties`],
    ['integrations/index', `takes ${providers} values`],
    ['integrations/ga4', `${properties} custom dimensions`],
    [
      'integrations/google-tag-manager',
      `${properties} variables`,
      `add ${properties} **`,
      `${properties} event parameters`,
    ],
    ['integrations/mixpanel', `the ${properties} variables`],
    ['integrations/segment', `the ${intervals} intervals`],
    ['triggers', `There are ${patterns} forms`],
    ['limits', `${limits} things differ`, `event-properties) | ${properties} |`, `${api}) | ${operations} |`],
    ['limits', `| ${providers}: ${providerNames.join(', ')} |`, `| ${patterns}: \`prefix*\``],
    [api, `has ${operations} operation`, `the command from step ${place(api, 'curl')}`],
    [api, `Postman for step ${place(api, 'Postman')}, a shell with curl for step ${place(api, 'curl')}`],
    ['src/docs/ApiReference/openapi.yaml', `has ${operations} operation`],
    ['extension/how-to-update', `in ${updates} steps`],
    ['src/docs/DocCards/cards.ts', `${updates} steps on one page of your browser`],
  ]);
});

/** The introduction of a list or table that counts its items, and these. */
const introduced = new RegExp(
  String.raw`\b(${numberWords.replace('one|', '')})(?: (?:common )?(?:things|rules|limits|forms|cases)\b[^.\n]*)?:\n\n(?:\|.*\n){0,2}((?:(?:-|\||\d+\.) .*\n)+)`,
  'gi',
);

/** Introductions that count other items than follow, and how many do. */
const miscounted = (text: string): string[] =>
  [...text.matchAll(introduced)].flatMap(([words, said = '', items = '']) => {
    const right = counted(items, /\n/g);
    return said.toLowerCase() === right ? [] : [`${words.split('\n', 1)[0]} ${right}`];
  });

test('a list or table that follows its number of items has that many', () => {
  const guides = readTree('docs', /\.mdx$/);
  expect(guides.length).toBeGreaterThan(0);
  expect(guides.flatMap(({file, text}) => miscounted(text).map((problem) => `${file}: ${problem}`))).toEqual([]);
  expect(miscounted('Three rules help:\n\n- Wait.\n- Stop.\n\nTwo cases:\n\n- a\n- b\n')).toEqual([
    'Three rules help: two',
  ]);
  expect(miscounted('There are three:\n\n| A |\n| --- |\n| 1 |\n| 2 |\n')).toEqual(['three: two']);
});

/** Links to a step with another number than its heading has. */
const wrongSteps = (text: string): string[] =>
  [...text.matchAll(/\[Step (\d+)\]\([^)]*#step-(\d+)-[^)]*\)/g)]
    .filter(([, said, right]) => said !== right)
    .map(([link]) => link);

test('a link to a step has the number of its heading', () => {
  expect(readTree('docs', /\.mdx$/).flatMap(({text}) => wrongSteps(text))).toEqual([]);
  expect(wrongSteps('[Step 3](#step-4-test), [Step 4](#step-4-test)')).toEqual(['[Step 3](#step-4-test)']);
});

test('other numbers in the words of a sentence are found, in digits and in words', () => {
  expect(saidIn('Seven steps, 7 steps, eight steps, more steps.', 'eight steps')).toEqual([
    'seven steps',
    '7 steps',
    'eight steps',
  ]);
});
