import type {Page} from '@playwright/test';
import {visit} from './inApp';
import {dataLayer} from './leadDialog';

/** The question at the end of docs and posts. */
export const question = (page: Page) => page.getByRole('region', {name: 'Was this page helpful?'});
export const answer = (page: Page, name: 'Yes' | 'No') => question(page).getByRole('button', {name, exact: true});
export const status = (page: Page) => question(page).getByRole('status');

export async function openQuestion(page: Page, path: string): Promise<void> {
  await visit(page, path);
  await question(page).scrollIntoViewIfNeeded();
}

/** What the data layer was told about pages. */
export const feedback = async (page: Page) =>
  (await dataLayer(page)).filter((entry) => 'event' in entry && String(entry.event).startsWith('doc_feedback'));
