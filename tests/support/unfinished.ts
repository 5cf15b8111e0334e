import type {Settings} from '@site/src/lib/settings/parse';

/** Words of what is not done yet. */
const words =
  /\b(?:placeholders?|lorem ipsum|TBD|TBA|TODO|FIXME|coming soon|under construction|not connected|left blank until|(?:is|are) on (?:its|their) way|to be (?:added|announced|confirmed|decided|replaced|written)|customer name|company name|(?:name|photo|portrait|bio|quote|profile) of (?:the|a) (?:CEO|CTO|COO|engineer\w*|customer)|replace this|sample text)\b/gi;

/** What nobody reads as a word of the page. */
const code = /<(script|style|pre|code|template|svg)\b.*?<\/\1>/gs;

/** Hosts of examples (RFC 2606). */
const exampleHost = /(?:^|\.)example\.(?:com|org|net)$/;

/** The text of a page, and what its attributes say. */
function textsOf(html: string): string[] {
  const read = html.replaceAll(code, ' ');
  const attributes = [...read.matchAll(/ (?:alt|aria-label|title|content)="([^"]*)"/g)].map(([, text = '']) => text);
  return [read.replaceAll(/<[^>]*>/g, ' '), ...attributes];
}

/**
 * A sentence for each word of a page that says that it is not finished, and for each link to a host of examples that no
 * setting names.
 */
export function unfinishedIn(path: string, html: string, settings: Settings): string[] {
  const expected = Object.values(settings)
    .map(String)
    .filter((value) => URL.canParse(value))
    .map((value) => new URL(value).host);
  const links = [...html.matchAll(/<a\b[^>]* href="(https?:[^"]*)"/g)]
    .map(([, href = '']) => href)
    .filter((href) => exampleHost.test(new URL(href).hostname) && !expected.includes(new URL(href).host));
  const found = textsOf(html).flatMap((text) => [...text.matchAll(words)].map(([word]) => word));
  return [
    ...[...new Set(found)].map((word) => `${path} says "${word}".`),
    ...links.map((href) => `${path} leads to ${href}, where nobody answers.`),
  ];
}
