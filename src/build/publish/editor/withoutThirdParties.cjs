/**
 * Takes out of Sveltia CMS what it would ask of third parties on its own: fonts
 * from a CDN, which the package brings along as files, and GitHub's state of
 * health, in whose place it reads that all is well. The page's policy would
 * refuse both, with an error in the console each time.
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
