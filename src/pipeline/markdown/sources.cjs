// Plain JavaScript, so that the Markdown plugins and the bundler's loader share one instance of this module.

/**
 * The files that plugins read for each page, such as samples and pictures.
 *
 * @type {Map<string, Set<string>>}
 */
const sources = new Map();

/**
 * Notes that a page's content depends on another file.
 *
 * @param {string | undefined} page the Markdown file's absolute path; nothing is noted without one.
 * @param {string} file the other file's absolute path.
 */
module.exports.addSource = (page, file) => {
  if (page !== undefined) sources.set(page, (sources.get(page) ?? new Set()).add(file));
};

/**
 * @param {string} page the Markdown file's absolute path.
 * @returns {readonly string[]} the absolute paths of the files noted for it.
 */
module.exports.sourcesOf = (page) => [...(sources.get(page) ?? [])];
