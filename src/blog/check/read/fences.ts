import path from 'node:path';
import type {Code, Root} from 'mdast';
import {diagrams} from '../../../build/markdown/diagrams';
import {samples} from '../../../build/markdown/samples';
import {embedTools} from '../../../build/markdown/tools';
import {nodesOf, type UnreadPart} from '../post';

/** What the build says of a fence, without the file and the line that it puts before it. */
function reasonOf(error: unknown): string {
  const {cause} = error instanceof Error ? error : {};
  return cause instanceof Error ? cause.message : String(error);
}

/** What a fence is called, by its language. */
const places: Readonly<Record<string, string>> = {mermaid: 'diagram', tool: 'tool'};

function partOf(fence: Code, reason: string): UnreadPart {
  const [problem = reason, remedy] = reason.split(/; (.*)/s);
  const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1).replace(/\.?$/, '.')}`;
  return {
    line: fence.position?.start.line ?? 1,
    place: places[fence.lang ?? ''] ?? 'code',
    problem: sentence(problem),
    remedy: sentence(remedy ?? 'correct the lines between the two ```'),
  };
}

/** The diagrams, tools and code of a text that the build would refuse. */
export async function unreadFences(text: Root, siteDir: string): Promise<UnreadPart[]> {
  // The host does not matter: what is filled in is thrown away.
  const fill = samples({folder: path.join(siteDir, 'docs/samples'), apiUrl: 'https://api.example.com'});
  const draw = diagrams();
  const embed = embedTools();
  const unread: UnreadPart[] = [];
  for (const fence of nodesOf(text, 'code')) {
    const copy: Root = {type: 'root', children: [{...fence}]};
    try {
      fill(copy, {});
      await draw(copy, {});
      embed(copy, {});
    } catch (error) {
      unread.push(partOf(fence, reasonOf(error)));
    }
  }
  return unread;
}
