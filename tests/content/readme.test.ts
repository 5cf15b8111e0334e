import {existsSync, readFileSync} from 'node:fs';
import {deploymentRules} from '@site/src/lib/settings/deployment';
import {settingRules} from '@site/src/lib/settings/schema';
import {
  hostingReadme,
  lostLinks,
  namedPaths,
  namedScripts,
  readReadme,
  readReadmes,
  section,
  type Readme,
} from '../support/readmes';

const {scripts, engines}: {scripts: Record<string, string>; engines: {node: string}} = JSON.parse(
  readFileSync('package.json', 'utf8'),
);

/** Scripts, files and headings that READMEs name and that are not there. */
const lost = (readmes: readonly Readme[]): string[] => [
  ...readmes.flatMap(({file, text}) => [
    ...namedScripts(text).flatMap((name) => (name in scripts ? [] : [`${file} names npm run ${name}`])),
    ...namedPaths(text).flatMap((name) => (existsSync(name) ? [] : [`${file} names ${name}`])),
  ]),
  ...lostLinks(readmes),
];

test('every script, file and heading that a README names is there', () => {
  const readmes = readReadmes();
  expect(readmes.length).toBeGreaterThan(0);
  expect(readmes.flatMap(({text}) => namedPaths(text)).length).toBeGreaterThan(0);
  expect(lost(readmes)).toEqual([]);
  const wrong = readReadme('tests/fixtures/readmes/wrong.md');
  expect(lost([wrong])).toEqual([
    `${wrong.file} names npm run biuld`,
    `${wrong.file} names src/pagez/index.tsx`,
    `${wrong.file} names src/gone`,
    `${wrong.file} names static/img/none.png`,
    `${wrong.file} links to tests/fixtures/readmes/nowhere.md#`,
    `${wrong.file} links to ${wrong.file}#lost`,
  ]);
});

test('each setting has a row in the table, and a deployment is given it', () => {
  const table = readFileSync('src/lib/settings/README.md', 'utf8');
  const workflow = readFileSync('.github/workflows/site.yml', 'utf8');
  // It is for looking ahead; a deployment shows the posts of its own day.
  const {publishUntil, ...given} = settingRules;
  expect(Object.values({publishUntil, ...given}).filter(({variable}) => !table.includes(`| \`${variable}\` `))).toEqual(
    [],
  );
  expect(
    Object.entries(deploymentRules).filter(
      ([name, {purpose}]) => !table.includes(`| \`${name}\``) || !table.includes(` ${purpose} `),
    ),
  ).toEqual([]);
  // Beside the README: what is in its table of secrets is one, and the rest are variables.
  const secrets = [...section(hostingReadme(), 'On GitHub').matchAll(/^\|.*\|$/gm)].join('');
  expect(
    Object.keys(deploymentRules).filter((name) => {
      const kept = secrets.includes(`\`${name}\``) ? 'secrets' : 'vars';
      return !workflow.includes(`${name}: \${{ ${kept}.${name} }}`);
    }),
  ).toEqual([]);
  expect(
    Object.values(given).filter(({variable}) => !workflow.includes(`${variable}: \${{ vars.${variable} }}`)),
  ).toEqual([]);
});

test('each workflow runs the commands that the page on deploying names beside it', () => {
  const page = hostingReadme();
  const named = section(page, 'On GitHub')
    .split('\n')
    .flatMap((line) => {
      const [, file] = /`(\.github\/workflows\/\w+\.yml)`/.exec(line) ?? [];
      const commands = file === undefined ? [] : [...line.matchAll(/`(npm (?:run [\w:]+|test))`/g)];
      return commands.map(([, command]) => [file ?? '', command] as const);
    });
  expect(named.length).toBeGreaterThan(5);
  for (const [file, command] of named)
    expect(readFileSync(file, 'utf8')).toMatch(new RegExp(`^ +- run: ${command}(?: --.*)?$`, 'm'));
});

test('the lowest versions of Node are those that are tried each week, and the README says so', () => {
  const lowest = engines.node.match(/\d+\.\d+\.\d+/g) ?? [];
  expect(lowest.length).toBeGreaterThanOrEqual(1);
  expect(readFileSync('.github/workflows/weekly.yml', 'utf8')).toContain(`node: [${lowest.join(', ')}]`);
  const own = readFileSync('.nvmrc', 'utf8').trim();
  const sentence = readFileSync('README.md', 'utf8')
    .split('\n')
    .find((line) => line.startsWith(`You only need Node: ${own},`));
  for (const version of lowest) {
    const [major, minor] = version.split('.');
    if (major !== own) expect(sentence).toContain(` ${major} from ${major}.${minor}`);
  }
  expect(lowest.map((version) => version.split('.')[0])).toContain(own);
});
