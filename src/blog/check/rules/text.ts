import {placeholderMark} from '../../outline';
import {postFields} from '../../postFields';
import {quote, wrong} from '../../finding';
import {fieldFinding, nodesOf, textFinding, textOf, wordsOf, type Rule} from '../post';

const leastWords = 50;

/** The text is there, and is a text. */
export const bodyLength: Rule = ({file, body}) => {
  const texts = nodesOf(body, 'paragraph', 'heading', 'tableCell').map(wordsOf);
  const count = texts.join(' ').match(/\S+/g)?.length ?? 0;
  if (count >= leastWords) return [];
  const problem =
    count === 0 ? 'There is no text below the fields.' : `It has ${count} words, which is no article yet.`;
  return [{file, place: 'text', problem, remedy: `Write at least ${leastWords} words below the second ---.`}];
};

/** What a post cannot begin with, by the type of its node. */
const openings: Readonly<Record<string, string>> = {
  heading: 'a heading',
  list: 'a list',
  table: 'a table',
  code: 'a diagram or code',
  thematicBreak: 'a line',
};

/** The text begins with a paragraph, or a quote, which leads in. */
export const opening: Rule = (post) => {
  const [first] = post.body.children;
  const isPicture = first?.type === 'paragraph' && first.children.every(({type}) => type === 'image');
  const kind = isPicture ? 'a picture' : first && openings[first.type];
  if (first === undefined || kind === undefined) return [];
  const remedy = 'Put a paragraph before it that says what the post is about.';
  return textFinding(post, first, 'text', wrong(`The post begins with ${kind}.`, remedy));
};

const comment = wrong('This is an HTML comment.', 'Delete it; a post needs no marks for its excerpt.');
const markup = wrong(
  'This is HTML, and posts are plain Markdown.',
  'Write it as Markdown: **bold**, [link](/docs), ![what it shows](picture.svg). For the sign itself write \\<',
);

/** There is no HTML, which a post would show to nobody as it was meant. */
export const html: Rule = (post) =>
  nodesOf(post.body, 'html')
    // What a closing tag closes is a finding already.
    .filter(({value}) => !value.startsWith('</'))
    .flatMap((node) =>
      textFinding(post, node, `text ${quote(node.value)}`, node.value.startsWith('<!--') ? comment : markup),
    );

const leftovers = [
  {
    pattern: /^#{1,6}[^\s#]/,
    ...wrong('It is not read as a heading.', 'Put a space between the # signs and the words.'),
  },
  {
    pattern: /\*\*/,
    ...wrong(
      'The stars ** are shown as they are.',
      'Put ** directly before the first and directly after the last bold word, without a space between.',
    ),
  },
  {
    pattern: /\]\s*\((?:\/|https?:)/,
    ...wrong(
      'It is not read as a link.',
      'Write [words](/address), without a space between ] and ( or in the address.',
    ),
  },
];

/** No marks of Markdown are left in the words. */
export const leftoverMarks: Rule = (post) =>
  nodesOf(post.body, 'paragraph').flatMap((paragraph) =>
    leftovers.flatMap(({pattern, ...problem}) => {
      const found = nodesOf(paragraph, 'text').find(
        ({value}, index) => pattern.test(value) && (index === 0 || !pattern.source.startsWith('^')),
      );
      return found === undefined ? [] : textFinding(post, found, `text ${quote(found.value)}`, problem);
    }),
  );

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
    if (words === '') return finding('The heading has no words.', 'Write some behind the # signs, or delete the line.');
    const isTwice = seen.has(words.toLowerCase());
    seen.add(words.toLowerCase());
    const twice = isTwice ? finding('Another heading has the same words.', 'Word one of them differently.') : [];
    if (depth === 1) {
      const remedy = `Write it with two: ## ${words}`;
      return [...twice, ...finding('It has one #, as only the title of the post has.', remedy)];
    }
    if (depth <= before + 1) return twice;
    const skipped = `It has ${depth} # signs, below ${before === 1 ? 'none' : `a heading with ${before}`}.`;
    return [...twice, ...finding(skipped, `Skip no level: ${'#'.repeat(before + 1)} ${words}`)];
  });
};

const isPlaceholder = (text: string): boolean => text.toLowerCase().startsWith(placeholderMark.toLowerCase());

/** Nothing is left of the outline that a new post begins with. */
export const placeholders: Rule = (post) => {
  const problem = 'It is still the placeholder text.';
  return [
    ...Object.entries(postFields)
      .filter(([name]) => isPlaceholder(textOf(post, name) ?? ''))
      .flatMap(([name, {hint}]) => fieldFinding(post, name, wrong(problem, `Write your own. ${hint}`))),
    ...nodesOf(post.body, 'paragraph', 'heading').flatMap((node) => {
      const words = wordsOf(node).trim();
      const remedy = 'Write your own words in its place, or delete it.';
      return isPlaceholder(words)
        ? textFinding(post, node, `${node.type} ${quote(words)}`, wrong(problem, remedy))
        : [];
    }),
  ];
};
