import postcss, {type Rule} from 'postcss';
import type {SourceFile} from './readTree';

/** Names of the amber thread in styles; the first says that something was tailored, the second where the reader is. */
const threads = ['--tailored-edge', '--here-edge', '--stitch', '--amber', '--butter-edge', '--highlight'] as const;

export type Thread = (typeof threads)[number];

/** A rule that draws a dashed line in amber, or sews one where a dashed line had no color. */
export interface Stitch {
  readonly file: string;
  readonly line: number;
  readonly thread: Thread;
}

const edge = /^(?:border|outline)|^stroke$|^text-decoration/;

function threadsOf(rule: Rule): Thread[] {
  const values = rule.nodes.flatMap((node) => (node.type === 'decl' ? [node] : []));
  const isDashed = values.some(
    ({prop, value}) =>
      (prop === 'stroke-dasharray' && value !== 'none') || (edge.test(prop) && value.includes('dashed')),
  );
  // A color for an edge that another rule has dashed is a stitch too, by the name that says so.
  const named = (value: string): Thread | undefined => threads.find((thread) => value.includes(`var(${thread})`));
  return values.flatMap(({prop, value}) => {
    const thread = edge.test(prop) ? named(value) : undefined;
    const isStitch = isDashed || thread === '--tailored-edge' || thread === '--here-edge';
    return thread !== undefined && isStitch && !value.includes('solid') ? [thread] : [];
  });
}

/** The dashed amber lines of style sheets. */
export function stitchesIn(sources: readonly SourceFile[]): Stitch[] {
  return sources.flatMap(({file, text}) => {
    const found: Stitch[] = [];
    postcss.parse(text).walkRules((rule) => {
      const line = rule.source?.start?.line ?? 0;
      found.push(...[...new Set(threadsOf(rule))].map((thread) => ({file, line, thread})));
    });
    return found;
  });
}
