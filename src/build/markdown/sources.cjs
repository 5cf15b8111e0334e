// Plain JavaScript, so that the plugins for Markdown and the bundler's loader get this same module and its map.

/**
 * By page, the files that a plugin read for it: samples, pictures.
 *
 * @type {Map<string, Set<string>>}
 */
const sources = new Map();

/**
 * Notes that a page's content is made of a file beside its own.
 *
 * @param {string | undefined} page the Markdown file's absolute path; nothing is noted without one.
 * @param {string} file the other file's absolute path.
 */
module.exports.addSource = (page, file) => {
  if (page !== undefined) sources.set(page, (sources.get(page) ?? new Set()).add(file));
};

/**
 * @param {string} page the Markdown file's absolute path.
 * @returns {readonly string[]} the absolute paths of the files that were noted for it.
 */
module.exports.sourcesOf = (page) => [...(sources.get(page) ?? [])];
