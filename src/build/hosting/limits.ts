/** Cloudflare ignores longer lines of `_headers`: https://developers.cloudflare.com/workers/static-assets/headers/ */
export const longestHeaderLine = 2000;

/** Cloudflare ignores the rules after these (the same page). */
const mostHeaderRules = 100;

/**
 * Stops the build at what Cloudflare would leave out of `_headers` with no more than a warning.
 *
 * @throws Error with the line and what makes it shorter.
 */
export function checkHeaderLines(lines: readonly string[], rules: number): void {
  const tooLong = lines.find((line) => line.trim().length > longestHeaderLine);
  if (tooLong !== undefined) {
    throw new Error(
      `A line of _headers has ${tooLong.trim().length} characters, and Cloudflare ignores lines over ${longestHeaderLine}. ` +
        `Shorten the settings that add to it, and keep inline scripts that differ from page to page in files; it begins with "${tooLong.trim().slice(0, 80)}".`,
    );
  }
  if (rules > mostHeaderRules) {
    throw new Error(
      `There are ${rules} header rules in headers.ts, and Cloudflare reads ${mostHeaderRules}: merge some.`,
    );
  }
}
