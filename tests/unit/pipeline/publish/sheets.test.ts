import {fileName, layering, layerOf} from '@site/src/pipeline/plugins/browser-files/layers';
import {joined, sheetOf, sheetsIn} from '@site/src/pipeline/publish/styles/sheets';
import postcss from 'postcss';

const site = '/site';

const layered = async (file: string, css: string): Promise<string> =>
  (await postcss([layering(site, true)]).process(css, {from: file})).css;

test.each([
  ['/site/src/css/tokens.css', 'base'],
  ['/site/src/css/docs.css', 'site'],
  ['/site/src/ui/Button/styles.module.css', 'site'],
  ['/site/src/css/print.css', 'last'],
  ['/site/node_modules/@docusaurus/theme-classic/lib/theme/Tabs/styles.module.css', 'theme'],
  ['/site/src/css/index.css', undefined],
])('%s is in the layer %s', (file, layer) => {
  expect(layerOf(file)).toBe(layer);
});

test('each file is put into its layer under its own name, and taken out of the bundle again', async () => {
  const css = await Promise.all([
    layered('/site/src/css/base.css', 'h1 { margin: 0 }'),
    layered('/site/src/ui/Button/styles.module.css', '.button_x1:hover, .icon_x2 > svg { color: red }'),
    layered('/site/src/css/print.css', '@media print { .nav { display: none } }'),
  ]);
  const sheets = sheetsIn(`@layer theme,base,site,last;${css.join('')}`);
  expect(sheets.map(({name, layer, selectors}) => ({name, layer, selectors}))).toEqual([
    {name: fileName('/site/src/css/base.css', site), layer: 'base', selectors: []},
    {
      name: fileName('/site/src/ui/Button/styles.module.css', site),
      layer: 'site',
      selectors: [['button_x1'], ['icon_x2']],
    },
    {name: fileName('/site/src/css/print.css', site), layer: 'last', selectors: [['nav']]},
  ]);
  expect(joined(sheets.slice().reverse())).toMatch(
    /^@layer theme,base,site,last;@layer base\{h1.*\}@layer site\{\.button_x1.*\}@layer last\{@media print.*\}$/,
  );
});

test("a theme's own layers are dropped, which would order rules again in each page's file", () => {
  const [sheet] = sheetsIn('@layer theme.file-tabs{@layer docusaurus.theme-classic{.tab{color:red}}}');
  expect(sheet?.css).toBe('.tab{color:red}');
});

test('rules that belong to no file are an error', () => {
  expect(() => sheetsIn('.stray { color: red }')).toThrow(/holds "\.stray .*outside of any file’s layer/);
  expect(() => sheetsIn('@layer site{.stray { color: red }}')).toThrow('outside of any file’s layer');
});

test.each([
  ['.post > .markdown', [['post', 'markdown']]],
  ['.a, .b .c', [['a'], ['b', 'c']]],
  ['.a:not(.b:has(.c)):hover', [['a']]],
  [':is(.a, .b) > p', [['a'], ['b']]],
  ['html[data-x] h1', []],
])('%s applies to pages with the classes %j', (selector, selectors) => {
  expect(sheetOf('x', 'site', `${selector}{color:red}`).selectors).toEqual(selectors);
});
