// In plain JavaScript: see src/build/html/libraries.cjs.
/** @returns {Promise<typeof import('beautiful-mermaid')>} */
module.exports.loadRenderer = () => import('beautiful-mermaid');
