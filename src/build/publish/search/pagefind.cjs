// In plain JavaScript: see src/build/html/libraries.cjs.
/** @returns {Promise<typeof import('pagefind')>} */
module.exports.loadPagefind = () => import('pagefind');
