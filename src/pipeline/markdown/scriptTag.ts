import type {Root} from 'mdast';
import {nodesOf} from '../../blog/check/post';
import {scriptGlobal, scriptTagAddress, writtenTag} from '../../content/scriptTag';

/** Where a customer's script tag loads from, and the global that the script makes. */
export interface ScriptTag {
  readonly address: string;
  readonly global: string;
}

/** Code as the site shows it: with the script's own address and name in the place of those that docs are written with. */
export function withScriptTag(code: string, {address, global}: ScriptTag): string {
  const called = new RegExp(`(?<=\\bwindow\\.)${writtenTag.global}\\b`, 'g');
  const declared = new RegExp(`\\b${writtenTag.global}(?=\\?: \\{init\\()`, 'g');
  return code
    .replaceAll(writtenTag.address, () => address)
    .replaceAll(called, () => global)
    .replaceAll(declared, () => global);
}

/** A remark plugin: fences and code in sentences show the script tag as src/content/scriptTag.ts has it. */
export function scriptTagNames() {
  return (tree: Root): void => {
    for (const code of nodesOf(tree, 'code', 'inlineCode'))
      code.value = withScriptTag(code.value, {address: scriptTagAddress, global: scriptGlobal});
  };
}
