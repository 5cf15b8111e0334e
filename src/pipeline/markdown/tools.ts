import type {Code, Root} from 'mdast';
import {toolNames, tools, type ToolName} from '../../content/tools';
import {toolDefaults} from '../../tools/defaults';
import {eachFence, type MarkdownPage} from './fences';

/** The tool and the numbers that an address names. */
export interface ToolAddress {
  readonly name: ToolName;
  /** '' or '?a=b'. */
  readonly preset: string;
}

const known = Object.values(tools)
  .map(({path}) => path)
  .join(', ');

/** Reads the address of a tool, as 'Copy link' gives it, with or without the site's host. */
export function parseToolAddress(text: string): ToolAddress {
  const typed = text.trim();
  if (!/^(https?:\/\/[^/\s]+)?\/\S*$/.test(typed)) {
    throw new Error(`"${typed}" is not the address of a tool; write one of ${known}`);
  }
  const {pathname, search, searchParams} = new URL(typed, 'https://www.example.com');
  const name = toolNames.find((each) => tools[each].path === pathname);
  if (name === undefined) {
    throw new Error(`"${pathname}" is not a tool; write one of ${known}`);
  }
  const fields = Object.keys(toolDefaults[name]);
  const unknown = [...searchParams.keys()].find((each) => !fields.includes(each));
  if (unknown !== undefined) {
    throw new Error(`"${unknown}" is not a field of ${pathname}; its fields are ${fields.join(', ')}`);
  }
  return {name, preset: search};
}

function embed(fence: Code): void {
  if (fence.lang !== 'tool') return;
  const {name, preset} = parseToolAddress(fence.value);
  // Now an element that src/theme/MDXComponents shows.
  Object.assign(fence, {type: 'tool', data: {hName: 'tool', hProperties: {name, preset}}});
}

/**
 * A remark plugin: a ```tool fence with a tool's address in it shows that tool with those numbers.
 *
 * @throws Error that names the page, the line, the value and what to write instead.
 */
export function embedTools() {
  return (tree: Root, page: MarkdownPage): void => eachFence(tree, page, embed);
}
