// Plain JavaScript, so that the check and the bundler's loader (src/pipeline/plugins/page-sources) share it.

/**
 * The lines between the two `---` at the top of a post, and the text with empty lines in their place, so that its lines
 * keep their numbers.
 *
 * @param {string} content
 * @returns {{readonly head?: string, readonly body: string}}
 */
module.exports.splitPost = (content) => {
  const lines = content.replace(/^\uFEFF/, '').split(/\r?\n/);
  const end = lines.findIndex((line, index) => index > 0 && line.trimEnd() === '---');
  if (lines[0]?.trimEnd() !== '---' || end < 0) return {body: lines.join('\n')};
  return {
    head: lines.slice(1, end).join('\n'),
    body: `${'\n'.repeat(end + 1)}${lines.slice(end + 1).join('\n')}`,
  };
};
