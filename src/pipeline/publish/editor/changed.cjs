/**
 * Changes Sveltia CMS: it asks no third party for fonts, which the package also contains, or for GitHub's status, which
 * then always reads as good. The page's policy would block both, with an error in the console. And where a post is not
 * saved it says so, rather than to try again later: what has to be mended stands below.
 */
const replacements = [
  {what: 'fonts', pattern: /@font-face\s*\{[^}]*cdn\.jsdelivr\.net[^}]*\}/g, by: ''},
  {
    what: 'health',
    pattern: /https:\/\/www\.githubstatus\.com\/api\/v2\/status\.json/g,
    by: 'data:application/json,{%22status%22:{%22indicator%22:%22none%22}}',
  },
  {
    what: 'advice',
    pattern: /There was an error while saving the entry\. Please try again later\./g,
    by: 'The post was not saved.',
  },
];

/** @param {string} source */
module.exports = function changed(source) {
  return replacements.reduce((text, {what, pattern, by}) => {
    if (text.match(pattern) === null) {
      throw new Error(`Sveltia CMS has changed: src/pipeline/publish/editor/changed.cjs finds no ${what} in it.`);
    }
    return text.replace(pattern, by);
  }, source);
};
