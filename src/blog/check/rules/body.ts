import {quote} from '../finding';
import {nodesOf, wordsOf} from '../read/tree';
import {textFinding, type Rule} from './rule';

const leastWords = 50;

/** The text is there, and is a text. */
export const bodyLength: Rule = ({file, body}) => {
  const words = nodesOf(body, 'paragraph', 'heading', 'tableCell')
    .map(wordsOf)
    .join(' ')
    .split(/\s+/)
    .filter((word) => word !== '').length;
  if (words >= leastWords) return [];
  const problem =
    words === 0 ? 'There is no text below the fields.' : `It has ${words} words, which is no article yet.`;
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
  return [
    textFinding(post, first, 'text', {
      problem: `The post begins with ${kind}.`,
      remedy: 'Put a paragraph before it that says what the post is about.',
    }),
  ];
};

/** There is no HTML, which a post would show to nobody as it was meant. */
export const html: Rule = (post) =>
  nodesOf(post.body, 'html').flatMap((node) => {
    const {value} = node;
    // What it closes is a finding already.
    if (value.startsWith('</')) return [];
    const isComment = value.startsWith('<!--');
    return textFinding(post, node, `text ${quote(value)}`, {
      problem: isComment ? 'This is an HTML comment.' : 'This is HTML, and posts are plain Markdown.',
      remedy: isComment
        ? 'Delete it; a post needs no marks for its excerpt.'
        : 'Write it as Markdown: **bold**, [link](/docs), ![what it shows](picture.svg). For the sign itself write \\<',
    });
  });

const leftovers: readonly {readonly pattern: RegExp; readonly problem: string; readonly remedy: string}[] = [
  {
    pattern: /^#{1,6}[^\s#]/,
    problem: 'It is not read as a heading.',
    remedy: 'Put a space between the # signs and the words.',
  },
  {
    pattern: /\*\*/,
    problem: 'The stars ** are shown as they are.',
    remedy: 'Put ** directly before the first and directly after the last bold word, without a space between.',
  },
  {
    pattern: /\]\s*\((?:\/|https?:)/,
    problem: 'It is not read as a link.',
    remedy: 'Write [words](/address), without a space between ] and ( or in the address.',
  },
];

/** No marks of Markdown are left in the words. */
export const leftoverMarks: Rule = (post) =>
  nodesOf(post.body, 'paragraph').flatMap((paragraph) =>
    leftovers.flatMap(({pattern, problem, remedy}) => {
      const texts = nodesOf(paragraph, 'text');
      const found = texts.find(
        ({value}, index) => pattern.test(value) && (index === 0 || !pattern.source.startsWith('^')),
      );
      if (found === undefined) return [];
      return [textFinding(post, found, `text ${quote(found.value)}`, {problem, remedy})];
    }),
  );
