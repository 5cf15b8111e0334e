// A file of its own, in plain JavaScript: the libraries are ES modules, and what
// loads the configuration would turn import() in TypeScript into require().
module.exports.loadMarkdown = async () => {
  const [{unified}, {default: remarkParse}, {default: remarkGfm}] = await Promise.all([
    import('unified'),
    import('remark-parse'),
    import('remark-gfm'),
  ]);
  const post = unified().use(remarkParse).use(remarkGfm);
  return {
    /** @type {(text: string) => import('mdast').Root} */
    parsePost: (text) => post.parse(text),
  };
};
