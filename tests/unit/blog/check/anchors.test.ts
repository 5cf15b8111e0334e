import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {idsInCode} from '@site/src/blog/check/read/anchors';
import {checkAnchor} from '@site/src/blog/check/rules/pageAddress';

const siteDir = mkdtempSync(path.join(tmpdir(), 'tailor-ai-ids-'));
afterAll(() => rmSync(siteDir, {recursive: true}));

test('a post may lead to what a page makes an id of, whatever its letters, and to the second of the name', async () => {
  mkdirSync(path.join(siteDir, 'src'));
  writeFileSync(path.join(siteDir, 'src/team.ts'), "export const roles = ['CEO', 'Head of R&D'];\n");
  const site = {ids: new Map<string, Set<string>>(), idsInCode: await idsInCode(siteDir)};
  const isThere = (id: string): boolean => checkAnchor(id, '/team', site) === undefined;
  expect(['ceo', 'head-of-r-and-d', 'head-of-r-and-d-2'].map(isThere)).toEqual([true, true, true]);
  expect(['cfo', 'head-of-sales'].map(isThere)).toEqual([false, false]);
});
