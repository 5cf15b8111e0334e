/**
 * Removes requests to third parties from Sveltia CMS: fonts from a CDN, which the package also contains, and GitHub's
 * status, which then always reads as good. The page's policy would block both, with an error in the console.
 */
const replacements = [
  {what: 'fonts', pattern: /@font-face\s*\{[^}]*cdn\.jsdelivr\.net[^}]*\}/g, by: ''},
  {
    what: 'health',
    pattern: /https:\/\/www\.githubstatus\.com\/api\/v2\/status\.json/g,
    by: 'data:application/json,{%22status%22:{%22indicator%22:%22none%22}}',
  },
];

/** @param {string} source */
module.exports = function withoutThirdParties(source) {
  return replacements.reduce((text, {what, pattern, by}) => {
    if (text.match(pattern) === null) {
      throw new Error(
        `Sveltia CMS has changed: src/build/publish/editor/withoutThirdParties.cjs finds no ${what} in it.`,
      );
    }
    return text.replace(pattern, by);
  }, source);
};
