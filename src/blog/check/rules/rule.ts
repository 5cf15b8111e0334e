import type {Nodes} from 'mdast';
import type {Finding, Problem} from '../finding';
import type {Post} from '../post';
import type {Site} from '../site';

/** Looks at one thing in one post. */
export type Rule = (post: Post, site: Site) => Finding[];

/** A finding about a field, on the field's line where it has one. */
export function fieldFinding({file, fields}: Post, place: string, problem: Problem): Finding {
  return {file, line: fields.get(place)?.line, place, ...problem};
}

/** A finding about a part of the text. */
export function textFinding({file}: Post, node: Nodes, place: string, problem: Problem): Finding {
  return {file, line: node.position?.start.line, place, ...problem};
}
