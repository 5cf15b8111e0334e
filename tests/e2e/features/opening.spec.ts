import {features, type Feature} from '../../../src/content/features';
import {expect, test, type Locator} from '../../support/browserTest';

const all: readonly Feature[] = Object.values(features);

test('pages that are much alike say which is which', () => {
  const paired = all.filter(({differs}) => differs?.link !== undefined);
  expect(paired.length).toBeGreaterThan(0);
  for (const {differs} of paired) {
    expect(all.find(({path}) => path === differs?.link?.to)?.title).toBe(differs?.link?.label);
  }
});

interface Readable {
  /** Headings of the third level. */
  readonly headings?: string[];
  readonly texts?: (string | RegExp)[];
  /** Where links lead. */
  readonly links?: string[];
  /** What there is several of, and how many. */
  readonly several?: readonly (readonly [count: number, partsOf: (main: Locator) => Locator])[];
}

const sectionOf = (main: Locator, name: string): Locator =>
  main.locator('section', {has: main.page().getByRole('heading', {name})});

/** What there is to read on a page without scripts. */
const read: Readonly<Record<string, Readable>> = {
  'ab-testing-analytics': {texts: ['Treatment is ahead at 95% confidence.', 'Made-up figures']},
  'audience-targeting': {
    headings: ['Analyze Context', 'Generate Page', 'Deploy Instantly'],
    texts: ['“spring-sale” starts with “spring”.'],
    several: [[3, (main) => main.getByText('Available', {exact: true})]],
  },
  'instant-personalization': {
    links: ['smart-copy-tailoring', 'dynamic-ctas', 'image-tailoring', 'element-control'].map(
      (name) => `/features/${name}`,
    ),
  },
  'performance-insights': {
    headings: ['Conversion lift', 'Engagement', 'Your own analytics'],
    texts: ['2 ahead, 1 ahead so far, 1 behind, 3 undecided, 1 with a broken split'],
    several: [
      [3, (main) => main.getByRole('img', {name: /^Screenshot/})],
      [4, (main) => sectionOf(main, 'A/B testing is built in').getByRole('listitem')],
    ],
  },
  'instant-publishing': {
    headings: ['Create', 'Review', 'Publish', 'Lightning Fast'],
    texts: ['Fresh coffee for the whole office'],
  },
  'live-deployment': {
    headings: ['Device and locale', 'Data enrichment', 'Real-time processing'],
    texts: [/^about 2 seconds$/, /^under 50ms$/, /^99.9%$/, /^1,600\+$/],
    links: ['/features/instant-publishing', '/demos'],
  },
  'image-tailoring': {links: ['/demos', '/demos#tailoring-images']},
  'smart-copy-tailoring': {links: ['/demos', '/demos#tailoring-landing-pages']},
  'element-control': {links: ['/demos', '/demos#hiding-elements']},
};

test('without scripts each feature opens alike, with its name, an offer, its guide and a picture, is there to read, and ends with the next step', async ({
  plainPage: page,
}) => {
  const main = page.getByRole('main');
  expect(all.length).toBeGreaterThan(0);
  for (const {path, title, label = 'Try it on your site', guide, next} of all) {
    await page.goto(path);
    const opening = page.locator('main > :first-child');
    await expect(opening.getByRole('heading', {level: 1})).toHaveText(title);
    await expect(opening.getByRole('button', {name: label, exact: true})).toBeInViewport();
    await expect(opening.getByRole('link', {name: guide.label, exact: true})).toHaveAttribute('href', guide.to);
    await expect(opening.locator('[role=img], svg').first()).toBeVisible();
    const end = page.locator('main > :last-child');
    await expect(end.getByRole('heading', {name: next.title})).toBeVisible();
    await expect(end.getByRole('button', {name: label, exact: true})).toBeVisible();
    const {headings = [], texts = [], links = [], several = []} = read[path.replace('/features/', '')] ?? {};
    for (const heading of headings) {
      await expect(main.getByRole('heading', {level: 3, name: heading, exact: true})).toBeVisible();
    }
    for (const text of texts) await expect(main.getByText(text).first()).toBeVisible();
    for (const link of links) await expect(main.locator(`a[href="${link}"]:visible`).first(), link).toBeVisible();
    for (const [count, partsOf] of several) await expect(partsOf(main)).toHaveCount(count);
  }
});
