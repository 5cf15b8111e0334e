// In plain JavaScript, which Docusaurus's loader leaves as it is: in TypeScript it would compile these ES modules first,
// and turn import() into require().
const {fromParse5} = require('hast-util-from-parse5');
const {toHtml} = require('hast-util-to-html');
const {parse} = require('parse5');
const {default: rehypeRemark} = require('rehype-remark');
const {default: remarkGfm} = require('remark-gfm');
const {default: remarkParse} = require('remark-parse');
const {default: remarkStringify} = require('remark-stringify');
const {unified} = require('unified');

const markdown = unified().use(remarkParse).use(remarkGfm);
const writer = unified()
  .use(rehypeRemark)
  .use(remarkGfm)
  .use(remarkStringify, {bullet: '-', emphasis: '_', rule: '-', fences: true});

/**
 * Without the places of nodes in the text, which take as long as the rest. What stands in noscript is markup, too.
 *
 * @type {(html: string) => import('hast').Root}
 */
module.exports.parse = (html) => fromParse5(parse(html, {scriptingEnabled: false}));

/** @type {(text: string) => import('mdast').Root} */
module.exports.parseMarkdown = (text) => markdown.parse(text);

/** @type {(tree: import('hast').Root) => Promise<string>} */
module.exports.toMarkdown = async (tree) => writer.stringify(await writer.run(tree));

/** @type {(nodes: import('hast').ElementContent[]) => string} */
module.exports.toHtml = (nodes) => toHtml(nodes, {characterReferences: {useNamedReferences: true}});

/**
 * A whole page, with all quotes and end tags, which cost nothing after brotli.
 *
 * @type {(tree: import('hast').Root) => string}
 */
module.exports.toPage = (tree) =>
  toHtml(tree, {collapseEmptyAttributes: true, characterReferences: {useNamedReferences: true}});

/** @returns {Promise<typeof import('beautiful-mermaid')>} */
module.exports.loadMermaid = () => import('beautiful-mermaid');

/** @returns {Promise<typeof import('pagefind')>} */
module.exports.loadPagefind = () => import('pagefind');

/** @returns {Promise<typeof import('sharp')>} */
module.exports.loadSharp = async () => (await import('sharp')).default;
