/** What a page says about itself, as read from its HTML or from the rendered page. */
export interface PageHead {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly canonical: string;
}

export interface PageHeading {
  readonly level: number;
  readonly text: string;
}

export interface PageImage {
  readonly source: string;
  readonly hasAlt: boolean;
  readonly hasSize: boolean;
}

const titleForm = /^(?!\s)[^|]+ \| Tailor AI$/;

/** Title, description and canonical link of one page, held against its address in the sitemap. */
export function headProblems({title, description, canonical}: PageHead, address: string): string[] {
  const problems: string[] = [];
  if (!titleForm.test(title)) problems.push(`the title is "${title}", expected '{page} | Tailor AI'`);
  if (description.length < 50 || description.length > 160) {
    problems.push(`the description has ${description.length} characters, expected 50 to 160: "${description}"`);
  }
  if (canonical !== address) problems.push(`the canonical link is "${canonical}", expected ${address}`);
  return problems;
}

/** Values that two or more pages share, such as a title. */
export function sharedValues(heads: readonly PageHead[], field: 'title' | 'description'): string[] {
  const paths = new Map<string, string[]>();
  for (const head of heads) paths.set(head[field], [...(paths.get(head[field]) ?? []), head.path]);
  return [...paths].flatMap(([value, sharing]) =>
    sharing.length > 1 ? [`${sharing.join(' and ')} share the ${field} "${value}"`] : [],
  );
}

/** One h1, and no level skipped on the way down. */
export function outlineProblems(headings: readonly PageHeading[]): string[] {
  const first = headings.filter(({level}) => level === 1);
  const problems = first.length === 1 ? [] : [`there are ${first.length} h1 headings, expected one`];
  let previous = 0;
  for (const {level, text} of headings) {
    if (level > previous + 1) problems.push(`"${text}" is an h${level} below an h${previous}`);
    previous = level;
  }
  return problems;
}

export function imageProblems(images: readonly PageImage[]): string[] {
  return images.flatMap(({source, hasAlt, hasSize}) => [
    ...(hasAlt ? [] : [`${source} has no alt attribute`]),
    ...(hasSize ? [] : [`${source} has no width and height`]),
  ]);
}
