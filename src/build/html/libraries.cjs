// A file of its own, in plain JavaScript: the libraries are ES modules, and what
// loads the configuration would turn import() in TypeScript into require().
module.exports.loadLibraries = async () => {
  const [
    {unified},
    {default: rehypeParse},
    {default: rehypeRemark},
    {default: remarkGfm},
    {default: remarkStringify},
    {toHtml},
  ] = await Promise.all([
    import('unified'),
    import('rehype-parse'),
    import('rehype-remark'),
    import('remark-gfm'),
    import('remark-stringify'),
    import('hast-util-to-html'),
  ]);
  const parser = unified().use(rehypeParse);
  const writer = unified()
    .use(rehypeRemark)
    .use(remarkGfm)
    .use(remarkStringify, {bullet: '-', emphasis: '_', rule: '-', fences: true});
  return {
    /** @type {(html: string) => import('hast').Root} */
    parse: (html) => parser.parse(html),
    /** @type {(tree: import('hast').Root) => Promise<string>} */
    toMarkdown: async (tree) => writer.stringify(await writer.run(tree)),
    /** @type {(nodes: import('hast').ElementContent[]) => string} */
    toHtml: (nodes) => toHtml(nodes, {characterReferences: {useNamedReferences: true}}),
    /**
     * A whole page, with all quotes and end tags: brotli makes as little of it as of the shortest HTML.
     *
     * @type {(tree: import('hast').Root) => string}
     */
    toPage: (tree) => toHtml(tree, {collapseEmptyAttributes: true, characterReferences: {useNamedReferences: true}}),
  };
};
