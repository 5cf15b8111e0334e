// In plain JavaScript, since the libraries are ES modules, and Docusaurus's loader turns import() in TypeScript into
// require().
/**
 * Drops where each node was in the file, which is a third of a tree's memory: the build holds the trees of all pages.
 *
 * @param {import("hast").Nodes} node
 */
function withoutPositions(node) {
  node.position = undefined;
  node.children?.forEach(withoutPositions);
  if (node.content) withoutPositions(node.content);
  return node;
}

module.exports.loadLibraries = async () => {
  const [
    {unified},
    {default: rehypeParse},
    {default: rehypeRemark},
    {default: remarkParse},
    {default: remarkGfm},
    {default: remarkStringify},
    {toHtml},
  ] = await Promise.all([
    import('unified'),
    import('rehype-parse'),
    import('rehype-remark'),
    import('remark-parse'),
    import('remark-gfm'),
    import('remark-stringify'),
    import('hast-util-to-html'),
  ]);
  const parser = unified().use(rehypeParse);
  const markdown = unified().use(remarkParse).use(remarkGfm);
  const writer = unified()
    .use(rehypeRemark)
    .use(remarkGfm)
    .use(remarkStringify, {bullet: '-', emphasis: '_', rule: '-', fences: true});
  return {
    /** @type {(html: string) => import('hast').Root} */
    parse: (html) => withoutPositions(parser.parse(html)),
    /** @type {(text: string) => import('mdast').Root} */
    parseMarkdown: (text) => markdown.parse(text),
    /** @type {(tree: import('hast').Root) => Promise<string>} */
    toMarkdown: async (tree) => writer.stringify(await writer.run(tree)),
    /** @type {(nodes: import('hast').ElementContent[]) => string} */
    toHtml: (nodes) => toHtml(nodes, {characterReferences: {useNamedReferences: true}}),
    /**
     * A whole page, with all quotes and end tags, which cost nothing after brotli.
     *
     * @type {(tree: import('hast').Root) => string}
     */
    toPage: (tree) => toHtml(tree, {collapseEmptyAttributes: true, characterReferences: {useNamedReferences: true}}),
  };
};

/** @returns {Promise<typeof import('beautiful-mermaid')>} */
module.exports.loadMermaid = () => import('beautiful-mermaid');

/** @returns {Promise<typeof import('pagefind')>} */
module.exports.loadPagefind = () => import('pagefind');
