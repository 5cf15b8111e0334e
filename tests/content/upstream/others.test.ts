/** Where one of these fails after an upgrade, its sentence says what to adapt; src/theme/README.md says what each buys. */
import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {diagrams} from '@site/src/pipeline/markdown/diagrams';
import changed from '@site/src/pipeline/publish/editor/changed.cjs';
import {readFragment} from '@site/src/pipeline/publish/search/fragments';
import {see} from '../../support/upstream/see';

test("6. Pagefind's stored pages", () => {
  // By Node itself: Jest does not find modules that are for import() alone.
  const script = `import {createIndex, close} from 'pagefind';
    const {index} = await createIndex();
    await index.addHTMLFile({url: '/a', content: '<html lang="en"><h1>Name</h1><h2 id="part">Part</h2></html>'});
    const {files} = await index.getFiles();
    process.stdout.write(files.find(({path}) => path.endsWith('.pf_fragment')).content);
    await close();`;
  const stored = execFileSync(process.execPath, ['--input-type=module', '-e', script]);
  const {url, meta, anchors} = readFragment('fragment/en_1.pf_fragment', stored);
  see(
    url === '/a' && meta.title === 'Name' && anchors.some(({id}) => id === 'part'),
    'Pagefind stores pages in another form; adapt src/pipeline/publish/search/fragments.ts.',
  );
});

test("7. Sveltia's source", () => {
  const source = readFileSync(require.resolve('@sveltia/cms'), 'utf8');
  expect(() => changed(source)).not.toThrow();
  see(
    source.includes('import.meta.'),
    'Sveltia no longer asks for the address of its module; delete src/pipeline/publish/editor/withoutModuleAddress.cjs.',
  );
  see(
    source.includes('===`saving_failed`'),
    'Sveltia shows why a post was not saved in another way; adapt src/pipeline/publish/editor/client/index.ts.',
  );
});

test("8. beautiful-mermaid's elements", async () => {
  const draw = async (value: string): Promise<unknown> => {
    const fence = {type: 'code' as const, lang: 'mermaid', meta: 'title="T" alt="A"', value, data: {}};
    await diagrams()({type: 'root', children: [fence]}, {path: 'docs/a.mdx'});
    return fence.data;
  };
  for (const source of ['flowchart TB\n  a --> b', 'sequenceDiagram\n  a->>b: c', 'stateDiagram-v2\n  a --> b : c']) {
    see(
      JSON.stringify(await draw(source)).includes('"steps":"a to b'),
      'beautiful-mermaid marks arrows otherwise; adapt src/pipeline/markdown/diagrams/steps.ts.',
    );
  }
});
