import {spawnSync} from 'node:child_process';
import {expect} from '@playwright/test';
import {hasFullHistory} from '../../src/build/config/gitHistory';
import {calendarDateOf, longDate} from '../../src/lib/dates';
import {test as plain} from '../support/browserTest';
import {test} from '../support/hubspotSite';

const pages = [
  {path: '/docs/ab-testing', file: 'docs/ab-testing.mdx'},
  {path: '/extension/how-to-update', file: 'docs/extension/how-to-update.mdx'},
  {path: '/blog/message-match', file: 'blog/2025-10-08-message-match/index.md'},
];

/** The day of a file's last commit, in Los Angeles; undefined in a tree without its history. */
function lastChange(file: string): string | undefined {
  const {stdout} = spawnSync('git', ['log', '-1', '--format=%ct', '--', file], {encoding: 'utf8'});
  return hasFullHistory() && stdout.trim() !== '' ? longDate(calendarDateOf(Number(stdout) * 1000)) : undefined;
}

for (const {path, file} of pages) {
  // The second build has a repository in its settings, the first one has not.
  test(`with a repository ${path} links to its source and names the day of its last change`, async ({page}) => {
    await page.goto(path);
    await expect(page.getByRole('link', {name: 'Edit this page'})).toHaveAttribute(
      'href',
      `https://github.com/example/website/edit/main/${file}`,
    );
    const day = lastChange(file);
    if (day === undefined) await expect(page.getByText('Last updated on')).toHaveCount(0);
    else await expect(page.getByText(`Last updated on ${day}`)).toBeVisible();
  });

  plain(`without one ${path} does neither`, async ({page}) => {
    await page.goto(path);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await expect(page.getByRole('link', {name: 'Edit this page'})).toHaveCount(0);
    await expect(page.getByText('Last updated on')).toHaveCount(0);
  });
}
