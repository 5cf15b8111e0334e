/** Adds `tool`, the element that src/build/markdown/tools.ts makes from a fence with a tool's address. */
import MDXComponents from '@theme-original/MDXComponents';
import {EmbeddedTool} from '@site/src/tools/EmbeddedTool';

export default {...MDXComponents, tool: EmbeddedTool};
