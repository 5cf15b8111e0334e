import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {settingRules} from '@site/src/lib/settings/schema';
import {commonProblems, workflowProblems, type Project} from '../support/workflow';

const file = '.github/workflows/site.yml';
const text = readFileSync(file, 'utf8');
const {scripts}: {scripts: Record<string, string>} = JSON.parse(readFileSync('package.json', 'utf8'));
const project: Project = {
  scripts: Object.keys(scripts),
  commands: readdirSync('node_modules/.bin'),
  variables: Object.values(settingRules)
    .map(({variable}) => variable)
    // It is for looking ahead; a deployment shows the posts of its own day.
    .filter((variable) => variable !== settingRules.publishUntil.variable),
};

test('the workflow agrees with the project, and reads secrets only where it may', () => {
  expect(project.variables.length).toBeGreaterThan(8);
  expect(workflowProblems(text, project)).toEqual([]);
});

test('the weekly workflow tries new inputs for an hour, on both servers, and each version of Node', () => {
  const weekly = readFileSync('.github/workflows/weekly.yml', 'utf8');
  expect(commonProblems(weekly, project)).toEqual([]);
  expect(weekly).toContain('- run: npm run hunt -- --seconds 3600\n');
  expect(weekly).toContain('nginx-light');
  expect(weekly).toContain('node: [20, 22, 24]\n');
  expect(weekly).toContain('- run: bash .ci/run\n');
  expect(weekly).toMatch(/cron: '\d+ \d+ \* \* [0-6]'/);
});

test('the files that it names exist, and the page on deployment tells its hour', () => {
  const named = [...text.matchAll(/\bbash (\S+)/g)].map(([, script = '']) => script);
  expect(named).toEqual(['.github/deploy-to-server.sh']);
  expect(named.every(existsSync)).toBe(true);
  expect(text).toContain("- cron: '10 8 * * *'");
  const page = readFileSync('src/build/hosting/README.md', 'utf8');
  expect(page).toContain(file);
  expect(page).toContain('ten minutes past midnight in Los Angeles');
});

test.each([
  ['run: npm test\n', 'run: npm ci\n', 'the tests do not run npm test'],
  ['npm run build', 'npm run biuld', 'npm run biuld is no script of package.json'],
  ['npx wrangler', 'npx wrangel', 'npx wrangel is not installed'],
  ['  pull_request:\n', '  pull_request_target:\n', 'pull requests of others would be given secrets'],
  ['contents: read', 'contents: write', 'more permissions than to read'],
  [/@[0-9a-f]{40} # v5\.0\.0/, '@v5', 'actions/checkout@v5 is not pinned to a commit, with its version behind it'],
  ["github.ref == 'refs/heads/main' && ", '', 'deploy reads secrets elsewhere than on main'],
  ['    needs: test\n', '', 'deploy does not wait for the tests'],
  ["        if: env.CLOUDFLARE == 'true'\n", '', 'Deploy to Cloudflare runs without CLOUDFLARE_API_TOKEN'],
  [" && secrets.DEPLOY_PATH != ''", '', 'Deploy to an own server runs without DEPLOY_PATH'],
  ["echo '::notice::Not deployed to C", "echo 'C", 'Deploy to Cloudflare says nothing when it is left out'],
  ['vars.SITE_URL', 'vars.SITE', 'the build is not given SITE_URL'],
  ['fetch-depth: 0', 'fetch-depth: 1', 'test lacks the history'],
  ['run: npm ci', 'run: echo ${{ secrets.DEPLOY_HOST }}', 'test has a secret in a command'],
])('%s changed to "%s" is caught', (from, to, problem) => {
  const changed = text.replace(from, to);
  expect(changed).not.toBe(text);
  expect(workflowProblems(changed, project)).toContain(problem);
});
