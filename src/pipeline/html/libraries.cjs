// In plain JavaScript, since the libraries are ES modules, and Docusaurus's loader turns import() in TypeScript into
// require().
module.exports.loadLibraries = async () => {
  const [
    {unified},
    {parse},
    {fromParse5},
    {default: rehypeRemark},
    {default: remarkParse},
    {default: remarkGfm},
    {default: remarkStringify},
    {toHtml},
  ] = await Promise.all([
    import('unified'),
    import('parse5'),
    import('hast-util-from-parse5'),
    import('rehype-remark'),
    import('remark-parse'),
    import('remark-gfm'),
    import('remark-stringify'),
    import('hast-util-to-html'),
  ]);
  const markdown = unified().use(remarkParse).use(remarkGfm);
  const writer = unified()
    .use(rehypeRemark)
    .use(remarkGfm)
    .use(remarkStringify, {bullet: '-', emphasis: '_', rule: '-', fences: true});
  return {
    /**
     * Without the places of nodes in the text, which take as long as the rest. What stands in noscript is markup, too.
     *
     * @type {(html: string) => import('hast').Root}
     */
    parse: (html) => fromParse5(parse(html, {scriptingEnabled: false})),
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

/** @returns {Promise<typeof import('sharp')>} */
module.exports.loadSharp = async () => (await import('sharp')).default;
