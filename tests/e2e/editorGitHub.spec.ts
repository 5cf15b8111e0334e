import {expect} from '../support/browserTest';
import {GitHubStandIn} from '../support/editor/gitHub';
import {openPost, save} from '../support/editor/form';
import {watchEditor} from '../support/editor/watch';
import {earlierPost, earlierTitle} from '../support/editor/writtenPost';
import {test} from '../support/owner/site';

const token = 'a-token-of-my-own';
const newTitle = 'Headlines: what a page that fits says first';

test('a token that GitHub refuses is told of', async ({page}) => {
  const gitHub = new GitHubStandIn('example/website', token, earlierPost);
  await gitHub.answerFor(page);
  await page.goto('/admin');
  await page.getByRole('button', {name: 'Sign In Using Access Token'}).click();
  await page.getByRole('textbox', {name: 'Personal Access Token'}).fill('another-token');
  await page.getByRole('button', {name: 'Sign In', exact: true}).click();
  await expect(page.getByText('The provided token is invalid. Please check and try again.')).toBeVisible();
});

test('with an access token a post of the repository is opened, changed and committed to the branch that is deployed', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(60_000);
  const faults = await watchEditor(page, baseURL ?? '');
  const gitHub = new GitHubStandIn('example/website', token, earlierPost);
  await gitHub.answerFor(page);
  await page.goto('/admin');
  await page.getByRole('button', {name: 'Sign In Using Access Token'}).click();
  await page.getByRole('textbox', {name: 'Personal Access Token'}).fill(token);
  await page.getByRole('button', {name: 'Sign In', exact: true}).click();
  await expect(page.getByText(earlierTitle)).toBeVisible();
  await openPost(page, earlierTitle);
  await expect(page.getByRole('textbox', {name: 'Text', exact: true})).toContainText('A visitor reads the first line');
  await page.getByRole('textbox', {name: 'Title'}).fill(newTitle);
  await save(page);
  await expect.poll(() => gitHub.commits.length).toBe(1);
  const [commit] = gitHub.commits;
  expect(commit?.branch).toEqual({repositoryNameWithOwner: 'example/website', branchName: 'main'});
  const changed = [...earlierPost].map(([name, content]) => [
    name,
    content.toString('utf8').replace(earlierTitle, newTitle),
  ]);
  const file = 'blog/2025-10-08-an-earlier-post/index.md';
  expect([...(commit?.files ?? [])].map(([name, content]) => [name, content.toString('utf8')])).toEqual(
    changed.filter(([name]) => name === file),
  );
  expect(commit?.deleted).toEqual([]);
  expect(gitHub.unknown).toEqual([]);
  expect(faults.problems).toEqual([]);
  expect(faults.asked.filter((address) => !address.startsWith('https://api.github.com/'))).toEqual([]);
});
