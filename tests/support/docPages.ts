export interface DocHeading {
  readonly level: number;
  readonly text: string;
}

/** The Markdown headings of a page, code blocks left out; curly quotes and emphasis are read as plain text. */
export function docHeadings(mdx: string): DocHeading[] {
  const prose = mdx.replaceAll(/^(`{3,})[^\n]*\n[^]*?^\1/gm, '');
  return [...prose.matchAll(/^(#{1,6}) +(.+?)(?: *\{#[\w-]+\})?$/gm)].map(([, marks = '', text = '']) => ({
    level: marks.length,
    text: text.replaceAll(/[*`]/g, '').replaceAll(/[“”]/g, '"').replaceAll('’', "'"),
  }));
}

/** Sections that a page lacks, or has only before one that they should follow. A step's number does not count. */
export function missingSections(headings: readonly DocHeading[], wanted: readonly string[]): string[] {
  const found = headings.map(({text}) => text.replace(/^Step \d+: /, ''));
  let from = 0;
  return wanted.filter((section) => {
    const at = found.indexOf(section, from);
    if (at === -1) return true;
    from = at + 1;
    return false;
  });
}

/** Headings that stand more than one level below the one before; the page's title is level 1. */
export function skippedLevels(headings: readonly DocHeading[]): string[] {
  return headings.flatMap(({level, text}, index) => {
    const above = headings[index - 1]?.level ?? 1;
    return level > above + 1 ? [`"${text}" is level ${level} below level ${above}`] : [];
  });
}

/** What every guide has besides its sections, as far as this one lacks it. */
export function missingParts(mdx: string): string[] {
  const titles = docHeadings(mdx).map(({text}) => text);
  const prepares =
    mdx.includes('<Prerequisites>') || titles.some((text) => /^(Before you start|Prerequisites)$/.test(text));
  const helps = titles.some((text) => /^(What can go wrong|Troubleshooting)$/.test(text));
  return [
    ...(prepares ? [] : ['no <Prerequisites>; say in it what is needed before the first step']),
    ...(helps ? [] : ['no section "What can go wrong" or "Troubleshooting"; end with one']),
  ];
}

/** The pages that sidebars list, in order, by their ids. */
export function listedPages(listed: unknown): string[] {
  if (typeof listed === 'string') return [listed];
  if (typeof listed !== 'object' || listed === null) return [];
  if ('id' in listed) return listedPages(listed.id);
  // A category, or the list of sidebars itself.
  return ('items' in listed ? [listed.items].flat() : Object.values(listed).flat()).flatMap(listedPages);
}
