import {checkTarget} from '../links/target';
import {quote, type Problem} from '../finding';
import {nodesOf, wordsOf} from '../read/tree';
import {textFinding, type Rule} from './rule';

/** Words that say nothing about where a link leads, to those who hear links one after the other. */
const vague = new Set([
  'click',
  'click here',
  'here',
  'link',
  'this',
  'this link',
  'this page',
  'more',
  'read more',
  'learn more',
  'see here',
]);

function checkWords(words: string): Problem | undefined {
  const remedy = 'Write where it leads: [how a test is ramped](/docs/ab-testing)';
  if (words === '') return {problem: 'The link has no words.', remedy};
  if (
    !vague.has(
      words
        .toLowerCase()
        .replace(/[.:!…>→]+$/, '')
        .trim(),
    )
  )
    return undefined;
  return {problem: `${quote(words)} does not say where the link leads.`, remedy};
}

/** Links lead somewhere, and say where. */
export const links: Rule = (post, site) => {
  const definitions = new Map(nodesOf(post.body, 'definition').map((node) => [node.identifier, node.url]));
  return nodesOf(post.body, 'link', 'linkReference').flatMap((node) => {
    const words = wordsOf(node).trim();
    const url = node.type === 'link' ? node.url : (definitions.get(node.identifier) ?? '');
    const place = `link ${quote(words === '' ? url : words)}`;
    return [checkTarget(url, post, site), checkWords(words)].flatMap((problem) =>
      problem === undefined ? [] : [textFinding(post, node, place, problem)],
    );
  });
};
