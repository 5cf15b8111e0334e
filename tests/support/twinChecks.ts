/** A fenced block with its language. */
const fence = /^( *)(`{3,})(\S*)[^\n]*\n[\s\S]*?^\1\2$/gm;

/** The text of a twin without code, in which tags and words of other languages may stand. */
function prose(markdown: string): string {
  return markdown.replace(fence, '').replace(/`+[^`]*`+/g, '');
}

/** What has no place in a Markdown twin: tags, JSX, module syntax, characters that nobody sees. */
export function twinProblems(markdown: string): string[] {
  const text = prose(markdown);
  const problems: string[] = [];
  const tag = /(?<!\\)<\/?[a-z][^>]*>/i.exec(text)?.[0];
  if (tag !== undefined && !/^<((https?|mailto):|[^\s<>]+@)/.test(tag)) problems.push(`it holds the tag ${tag}`);
  const module = /^(import|export) .+/m.exec(text)?.[0];
  if (module !== undefined && /from ['"]|const |function /.test(module)) problems.push(`it holds the line ${module}`);
  // American spelling is cspell's to check.
  const straight = /\S*\p{L}'\p{L}\S*/u.exec(text)?.[0];
  if (straight !== undefined) problems.push(`it holds a straight apostrophe: ${straight}`);
  if (/^#{1,6} *$/m.test(text)) problems.push('it has a heading without words');
  if (/\u200b|\u200c|\u200d|\ufeff/.test(markdown)) problems.push('it holds a character that nobody sees');
  if ((markdown.match(/^# .+/gm) ?? []).filter((line) => prose(markdown).includes(line)).length !== 1) {
    problems.push('it has not exactly one heading of the first level');
  }
  return problems;
}

/** The headings below the first, without the marks of emphasis and code, in order. */
export function twinHeadings(markdown: string): string[] {
  return [...markdown.replace(fence, '').matchAll(/^#{2,6} (.+)$/gm)].map(([, text = '']) =>
    text.replace(/[`*_\\]/g, ''),
  );
}

/** How many code blocks and tables a twin has. */
export function twinCounts(markdown: string): {readonly code: number; readonly tables: number} {
  return {
    code: [...markdown.matchAll(fence)].length,
    tables: (markdown.match(/^ *\|(?: *:?-+:? *\|)+$/gm) ?? []).length,
  };
}

/** Where a page says its title and description, by the place. */
export type Statements = Readonly<Record<string, {readonly title?: string; readonly description?: string}>>;

/** The places that say something else than the first. */
export function disagreements(statements: Statements): string[] {
  const [stated, ...others] = Object.entries(statements);
  if (stated === undefined) return [];
  const [first, truth] = stated;
  return others.flatMap(([place, said]) =>
    (['title', 'description'] as const).flatMap((field) => {
      const value = said[field];
      return value === undefined || value === truth[field]
        ? []
        : [`the ${field} in ${place} is "${value}", in ${first} it is "${truth[field] ?? ''}"`];
    }),
  );
}
