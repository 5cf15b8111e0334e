// A file of its own, in plain JavaScript: the library is an ES module, and what
// loads the configuration would turn import() in TypeScript into require().
/** @returns {Promise<typeof import('pagefind')>} */
module.exports.loadPagefind = () => import('pagefind');
