import type {PageKind} from './outline';
import type {SearchResults} from './search';

/** One line of the result list: a page, or a section of the page above it. */
export interface ResultOption {
  readonly id: string;
  readonly href: string;
  readonly title: string;
  /** The page's excerpt, or its description; none for a section. */
  readonly text: string | undefined;
  readonly isSection: boolean;
}

export interface OptionGroup {
  readonly kind: PageKind;
  readonly options: readonly ResultOption[];
}

/** How many sections of a page are listed below it. */
const sectionsShown = 2;

/** The lines of the result list, group by group, each with an id for `aria-activedescendant`. */
export function optionGroups({groups, excerpts}: SearchResults): OptionGroup[] {
  let count = 0;
  const nextId = (): string => `search-result-${count++}`;
  return groups.map(({kind, pages}) => ({
    kind,
    options: pages.flatMap(({page, headings}) => [
      {
        id: nextId(),
        href: page.url,
        title: page.title,
        text: excerpts.get(page.id) ?? page.description,
        isSection: false,
      },
      ...headings.slice(0, sectionsShown).map(({id, text}) => ({
        id: nextId(),
        href: `${page.url}#${id}`,
        title: text,
        text: undefined,
        isSection: true,
      })),
    ]),
  }));
}
