import {toolNames, tools, type ToolName} from '../../../src/content/tools';
import type {Edit} from '../edit';
import {addLast} from '../lists';
import {moveLinks, replaceIn, type SiteFiles} from '../siteFiles';

const specs = [
  'tools/tools.spec.ts',
  'tools/onTop.spec.ts',
  'search/golden.spec.ts',
  'everyPage.spec.ts',
  'typedFields.spec.ts',
  'touchFields.spec.ts',
];

/** The files that have a line for each tool, which the compiler asks for. */
const filesOfTools = ['src/tools/defaults.ts', 'src/tools/EmbeddedTool/index.tsx', 'tests/support/tools.tsx'];

/** What goes besides, as the compiler and `npm run deadcode` say. */
const besides: Readonly<Partial<Record<string, (site: SiteFiles) => void>>> = {
  campaignAddresses: (site) => replaceIn(site, 'package.json', /^ {4}"(@types\/)?papaparse": .*\n/gm, ''),
  peekingLab(site) {
    site.remove('tests/benchmark/lab.ts');
    replaceIn(site, 'tests/benchmark/run.ts', /^.*\blabSection\b.*\n/gm, '');
  },
  readResult(site) {
    site.remove('tests/support/copiedPicture.ts');
    replaceIn(site, 'src/content/conclusionWords.ts', 'export const rateText', 'const rateText');
  },
  testPlan(site) {
    site.remove('src/tools/sampleSize/SampleSize.module.css');
    replaceIn(
      site,
      'src/tools/sampleSize/SampleSize.island.tsx',
      /^import .*'(@site\/src\/content\/tools|\.\.\/address\/query|.*\.css)';\n| *<p className[^]*?<\/p>\n|numberDefaults, |, type NumberField|shared, /gm,
      '',
    );
  },
};

function removeTool(site: SiteFiles, name: ToolName): void {
  const {path} = tools[name];
  for (const place of [`src/pages${path}`, `src/tools/${name}`]) site.remove(place);
  // Its own tests go with it.
  for (const place of [`tests/unit/tools/${name}`, `tests/e2e/tools/${name}.spec.ts`]) {
    if (site.has(place)) site.remove(place);
  }
  replaceIn(site, 'src/content/tools.ts', new RegExp(String.raw`^ {2}${name}: \{[^}]*\},\n`, 'm'), '');
  replaceIn(site, 'src/pages/tools/_ToolPicture.tsx', new RegExp(String.raw`^ {2}${name}: \([^]*?^ {2}\),\n`, 'm'), '');
  for (const file of [...filesOfTools, 'src/content/navigation.ts']) {
    replaceIn(site, file, new RegExp(String.raw`^(import .*/${name}/| {2}${name}: ).*\n`, 'gm'), '');
  }
  besides[name]?.(site);
  for (const file of site.texts('docs', 'blog')) {
    const text = site.read(file);
    const without = text.replaceAll(new RegExp(`^\`\`\`tool\n${path}\\b.*\n\`\`\`\n\n`, 'gm'), '');
    if (without !== text) site.write(file, without);
  }
  moveLinks(site, path, '/tools');
  addLast(site, 'src/content/redirects.ts', 'redirects', `{from: '${path}', to: '/tools'}`);
}

export const toolEdits: readonly Edit[] = toolNames
  // Its logic has to be moved first: README.md, "Remove a page, guide or tool".
  .filter((name: string) => name !== 'sampleSize')
  .map((name, index) => ({
    name: `tool ${name} removed`,
    apply: (site) => removeTool(site, name),
    specs,
    ...(index > 0 && {isFurther: true}),
  }));
