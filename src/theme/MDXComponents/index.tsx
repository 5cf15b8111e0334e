/**
 * Adds what the site's own fences become: `tool`, which src/build/markdown/tools.ts
 * makes of a fence with a tool's address.
 */
import MDXComponents from '@theme-original/MDXComponents';
import {EmbeddedTool} from '@site/src/tools/EmbeddedTool';

export default {...MDXComponents, tool: EmbeddedTool};
