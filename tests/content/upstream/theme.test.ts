/** Where one of these fails after an upgrade, its sentence says what to adapt; src/theme/README.md says what each buys. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import siteStorage from '@generated/site-storage';
import postcss from 'postcss';
import {filesIn} from '@site/src/pipeline/files';
import {sheetEntries} from '@site/src/pipeline/plugins/browser-files/styles';
import {readTree, type SourceFile} from '../../support/readTree';
import {fileOfPackage, see} from '../../support/upstream/see';

const themes = ['@docusaurus/theme-classic', '@docusaurus/theme-mermaid'].map((name) =>
  path.join('node_modules', name, 'lib/theme'),
);

const isOfThemes = (name: string): boolean => themes.some((folder) => existsSync(path.join(folder, name, 'index.js')));

test("2. the theme's components and their style sheets", () => {
  const replaced = filesIn('src/theme').filter((file) => file.endsWith('/index.tsx'));
  expect(replaced.length).toBeGreaterThanOrEqual(10);
  for (const file of replaced) {
    const name = path.dirname(file);
    const isExplained = readFileSync(path.join('src/theme', file), 'utf8').startsWith('/**');
    see(isExplained, `src/theme/${file} does not begin with a comment that says what differs from the theme, and why.`);
    see(
      isOfThemes(name),
      `Docusaurus's themes have no ${name} any more, so that src/theme/${name} is never shown: see what took its place.`,
    );
  }
  const used = readTree('src', /\.tsx?$/).flatMap(({text}) =>
    [...text.matchAll(/'@theme(?:-original)?\/([^']+)'/g)].flatMap(([, name]) => name ?? []),
  );
  expect(used).toContain('Layout');
  for (const name of used) see(isOfThemes(name), `Docusaurus's themes have no ${name} any more, which src imports.`);
  const internal: Record<string, unknown> = jest.requireActual('@docusaurus/theme-common/internal');
  see(
    typeof internal.useCodeBlockContext === 'function',
    'theme-common/internal has no useCodeBlockContext any more, which src/theme/CodeBlock/Layout uses.',
  );
  const ofTheme = sheetEntries(process.cwd()).filter((file) => file.includes('theme-classic'));
  see(ofTheme.length >= 20, `Only ${ofTheme.length} style sheets of theme-classic were found; adapt sheetEntries.`);
  const admonition = fileOfPackage('@docusaurus/theme-classic/lib/theme/Admonition/Layout/index.js');
  see(
    /<AdmonitionHeading [^]*<AdmonitionContent>/.test(admonition),
    "The theme's notes no longer begin with their heading; adapt admonition in src/pipeline/html/plain.ts.",
  );
});

/** The classes that style sheets give rules for, and that are not made by the sheets' own names: those of whole pages. */
function globalClasses(sheets: readonly SourceFile[]): string[] {
  return sheets.flatMap(({file, text}) => {
    const found: string[] = [];
    postcss.parse(text).walkRules(({selector}) => {
      expect(selector).not.toMatch(/\[class[~|^$*]?=/);
      const whole = file.endsWith('.module.css') ? (selector.match(/:global\([^)]*\)/g) ?? []).join(' ') : selector;
      for (const [, name = ''] of whole.matchAll(/\.([A-Za-z_][\w-]*)/g)) found.push(name);
    });
    return found;
  });
}

/** Whether code gives elements a class: by its name, or by the beginning of it and a value. */
function gives(code: string, name: string): boolean {
  const beginning = name.slice(0, name.lastIndexOf('-') + 1);
  return (
    new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(code) || (beginning !== '' && code.includes(`${beginning}\${`))
  );
}

const codeOf = (files: readonly SourceFile[]): string => files.map(({text}) => text).join('\n');

test("2. the theme's classes, for which the site has styles", () => {
  const sheets = readTree('src', /^(?!lead\/).*\.css$/);
  const ofPackages = ['theme-classic', 'theme-common', 'theme-mermaid'].flatMap((name) =>
    readTree(`node_modules/@docusaurus/${name}/lib`, /\.js$/),
  );
  const ofSite = [...readTree('src', /\.tsx?$/), {file: 'sidebars.ts', text: readFileSync('sidebars.ts', 'utf8')}];
  const code = codeOf([...ofSite, ...ofPackages]);
  const classes = globalClasses(sheets);
  expect(classes).toEqual(expect.arrayContaining(['theme-code-block', 'menu__link', 'pagination-nav__sublabel']));
  expect([...new Set(classes)].filter((name) => !gives(code, name))).toEqual([]);
  expect(gives(code, 'menu__lnk')).toBe(false);
});

test('3. where choices are stored', () => {
  see(
    typeof siteStorage.namespace === 'string' && siteStorage.type === 'localStorage',
    '@generated/site-storage no longer tells where choices are stored; adapt the behaviors of the theme switch and the tabs.',
  );
});
