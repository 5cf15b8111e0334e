import {placeholderMark} from '../../newPost/outline';
import {postFields} from '../../postFields';
import {quote} from '../finding';
import {nodesOf, wordsOf} from '../read/tree';
import {textOf} from '../post';
import {fieldFinding, textFinding, type Rule} from './rule';

const isPlaceholder = (text: string): boolean => text.toLowerCase().startsWith(placeholderMark.toLowerCase());
const problem = `It is still the placeholder text.`;

/** Nothing is left of the outline that a new post begins with. */
export const placeholders: Rule = (post) => [
  ...Object.entries(postFields).flatMap(([name, {hint}]) =>
    isPlaceholder(textOf(post, name) ?? '') ? [fieldFinding(post, name, {problem, remedy: `Write your own. ${hint}`})] : [],
  ),
  ...nodesOf(post.body, 'paragraph', 'heading')
    .map((node) => ({node, words: wordsOf(node).trim()}))
    .filter(({words}) => isPlaceholder(words))
    .map(({node, words}) =>
      textFinding(post, node, `${node.type} ${quote(words)}`, {problem, remedy: 'Write your own words in its place, or delete it.'}),
    ),
];
