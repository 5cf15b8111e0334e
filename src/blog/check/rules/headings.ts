import {quote} from '../finding';
import {nodesOf, wordsOf} from '../read/tree';
import {textFinding, type Rule} from './rule';

/** Headings begin with `##`, skip no level, have words, and no two are the same. */
export const headings: Rule = (post) => {
  const seen = new Set<string>();
  let above = 1;
  return nodesOf(post.body, 'heading').flatMap((heading) => {
    const words = wordsOf(heading).trim();
    const {depth} = heading;
    const finding = (problem: string, remedy: string) =>
      textFinding(post, heading, words === '' ? 'heading' : `heading ${quote(words)}`, {problem, remedy});
    const before = above;
    above = Math.max(depth, 2);
    if (words === '')
      return [finding('The heading has no words.', 'Write some behind the # signs, or delete the line.')];
    const isTwice = seen.has(words.toLowerCase());
    seen.add(words.toLowerCase());
    return [
      ...(isTwice ? [finding('Another heading has the same words.', 'Word one of them differently.')] : []),
      ...(depth === 1
        ? [finding('It has one #, as only the title of the post has.', `Write it with two: ## ${words}`)]
        : depth > before + 1
          ? [
              finding(
                `It has ${depth} # signs, below ${before === 1 ? 'none' : `a heading with ${before}`}.`,
                `Skip no level: ${'#'.repeat(before + 1)} ${words}`,
              ),
            ]
          : []),
    ];
  });
};
