import {expect} from '@playwright/test';
import {faqEn} from '../../../src/pages/_home/words/faq.en';
import {heroEn} from '../../../src/pages/_home/words/hero.en';
import {shownSample} from '../samples';
import {expectChosen, guide} from '../tabsPage';
import {expectPath, type Control} from './control';

/** Controls in the content of a page. */
export const contentControls: readonly Control[] = [
  {
    name: 'a question of the home page',
    path: '/',
    async use(page) {
      const [first, second] = faqEn;
      if (!first || !second) throw new Error('The FAQ needs at least two questions.');
      await expect(page.getByText(second.answer)).toBeHidden();
      await page.locator('summary').filter({hasText: second.question}).click();
      await expect(page.getByText(second.answer)).toBeVisible();
      await page.keyboard.press('Enter');
      await expect(page.getByText(second.answer)).toBeHidden();
      await expect(page.getByText(first.answer)).toBeVisible();
    },
  },
  {
    name: 'a tab of a guide',
    path: guide,
    async use(page) {
      await page.getByRole('tab', {name: 'Segment'}).first().click();
      await expectChosen(page, 'Segment');
      await expectPath(page, `${guide}?analytics=segment`);
      await expect(page.getByRole('tabpanel', {name: 'Segment'}).first()).toContainText('window.analytics.track');
      await page.keyboard.press('ArrowRight');
      await expectChosen(page, 'Google Analytics');
    },
  },
  {
    name: 'the copy button of a code block',
    path: guide,
    async use(page) {
      const button = page.getByRole('button', {name: 'Copy tailor.d.ts'});
      await button.click();
      await expect(button).toHaveText('Copied');
      await expect(page.locator('.code-bar', {has: button}).getByRole('status')).toHaveText('Copied');
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      expect(copied).toBe(shownSample('analytics/tailor.d.ts', ''));
    },
  },
  {
    name: 'the audiences in the hero of the home page',
    path: '/',
    async use(page) {
      const chips = page.getByRole('navigation', {name: heroEn.chipsName});
      await chips.getByRole('link', {name: heroEn.chips.ecomm}).click();
      await expectPath(page, '/?audience=ecomm');
      await expect(page.getByText('spring jackets')).toBeVisible();
      await expect(chips.locator('[aria-current]')).toHaveText(heroEn.chips.ecomm);
    },
  },
  {
    name: 'the test dashboard',
    path: '/features/ab-testing-analytics',
    async use(page) {
      const control = page.getByRole('group', {name: 'Control'});
      await control.getByLabel('Visitors').fill('500');
      await control.getByLabel('Conversions').fill('900');
      await expect(page.getByText('More conversions than visitors.')).toBeVisible();
      await control.getByLabel('Conversions').fill('12');
      await expect(page.getByText('More conversions than visitors.')).toHaveCount(0);
      await page.getByRole('tab', {name: 'Test Results'}).focus();
      await page.keyboard.press('ArrowRight');
      await expect(page.getByRole('tab', {name: 'Analytics'})).toBeFocused();
      await expect(page.getByRole('tabpanel', {name: 'Analytics'})).toBeVisible();
      await expect(page.getByRole('tabpanel', {name: 'Test Results'})).toBeHidden();
    },
  },
  {
    name: 'the filter of the blog',
    path: '/blog',
    async use(page) {
      const main = page.getByRole('main');
      const category = (name: string) => main.getByRole('button', {name, exact: true});
      await main.getByRole('searchbox', {name: 'Search articles'}).pressSequentially('message');
      await expectPath(page, '/blog?q=message');
      await category('Marketing').click();
      await expect(category('Marketing')).toHaveAttribute('aria-pressed', 'true');
      await expectPath(page, '/blog?category=marketing&q=message');
      await expect(main.getByRole('article').getByRole('heading')).toHaveText([
        'Message match: keep the promise your ad made',
      ]);
      await expect(main.getByRole('status')).toHaveText('1 of 12 articles');
      await page.goBack();
      await expect(category('All')).toHaveAttribute('aria-pressed', 'true');
    },
  },
];
