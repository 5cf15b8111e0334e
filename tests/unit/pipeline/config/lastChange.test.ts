import {existsSync} from 'node:fs';
import path from 'node:path';
import {filesOfWords, lastChange} from '@site/src/pipeline/config/lastChange';
import {hasFullHistory} from '@site/src/pipeline/config/sourceLinks';
import {readTree} from '../../../support/readTree';

const guides = readTree('docs', /^(?!.*(^|\/)_).*\.mdx$/).map(({file}) => file);

test('the words of a guide are in its own file, and in what it shows', () => {
  expect(filesOfWords(path.resolve('docs/integrations/google-tag-manager.mdx'))).toEqual([
    'docs/integrations/google-tag-manager.mdx',
    'docs/samples/analytics/data-layer.ts',
    'docs/samples/tag-manager/data-layer.html',
    'src/docs/Integration/tools/googleTagManager.ts',
    'docs/integrations/_template.mdx',
  ]);
  const files = new Set(guides.flatMap((guide) => filesOfWords(guide)));
  expect(files.size).toBeGreaterThan(0);
  expect([...files].filter((file) => !existsSync(file))).toEqual([]);
});

test('a guide has changed when the last of its files has', async () => {
  const history = lastChange();
  expect(history === false).toBe(!hasFullHistory());
  if (history === false) return;
  history.initialize({siteDir: process.cwd()});
  const at = async (file: string): Promise<number> =>
    (await history.getFileLastUpdateInfo(path.resolve(file)))?.timestamp ?? 0;
  const guide = 'docs/integrations/google-tag-manager.mdx';
  expect(await at(guide)).toBe(Math.max(...(await Promise.all(filesOfWords(guide).map(at)))));
});
