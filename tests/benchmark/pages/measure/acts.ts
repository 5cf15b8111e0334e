import type {Locator, Page} from '@playwright/test';

/** What a visitor sees when an act has had its effect; `inPage.ts` tells them apart. */
export type Effect = 'dialog' | 'field' | 'theme' | 'open' | 'selected' | 'copied' | 'text';

/** Something that a visitor does, on a page of this site. */
export interface Act {
  readonly name: string;
  readonly path: string;
  readonly target: (page: Page) => Locator;
  /** A key to press in the target, where it is not tapped. */
  readonly key?: string;
  readonly effect: Effect;
  /** The parts of the page whose words the effect `text` changes. */
  readonly scope?: string;
  /** What brings the target about when it comes near, where the target is not there at once. */
  readonly near?: (page: Page) => Locator;
}

/** The acts by which a page is felt to be quick or slow. Found by role and name, so that older builds can be measured too. */
export const acts: readonly Act[] = [
  {
    name: 'menu',
    path: '/',
    target: (page) => page.getByRole('button', {name: 'Open menu'}),
    effect: 'dialog',
  },
  {
    name: 'theme',
    path: '/',
    target: (page) => page.locator('header').getByRole('button', {name: /(dark|light)/i}),
    effect: 'theme',
  },
  {
    name: 'FAQ',
    path: '/',
    target: (page) => page.locator('main :is(summary, h3 > button[aria-expanded])'),
    effect: 'open',
  },
  {
    name: 'docs tab',
    path: '/docs/analytics-platform-integration',
    target: (page) => page.getByRole('tab', {name: 'Segment'}),
    effect: 'selected',
  },
  {
    name: 'copy code',
    path: '/docs/analytics-platform-integration',
    target: (page) => page.getByRole('button', {name: /^Copy .*amplitude/}),
    near: (page) => page.getByText('amplitude.ts', {exact: true}),
    effect: 'copied',
  },
  {
    name: 'lead dialog',
    path: '/',
    target: (page) => page.getByRole('contentinfo').getByRole('button', {name: 'Contact', exact: true}),
    effect: 'dialog',
  },
  {
    name: 'search',
    path: '/docs',
    target: (page) => page.locator('header').getByRole('button', {name: /^Search/}),
    effect: 'field',
  },
  {
    name: 'hero demo',
    path: '/',
    target: (page) => page.getByRole('main').getByText('E-commerce', {exact: true}),
    effect: 'text',
    scope: 'main [role="group"], main fieldset',
  },
  {
    name: 'dashboard input',
    path: '/features/ab-testing-analytics',
    target: (page) => page.getByRole('group', {name: 'Treatment'}).getByLabel('Conversions'),
    key: '9',
    effect: 'text',
    scope: 'main section',
  },
  {
    name: 'blog filter',
    path: '/blog',
    target: (page) => page.getByPlaceholder('Search articles...'),
    key: 'z',
    effect: 'text',
    scope: 'main',
  },
];
