import type {OutlineHeading} from './outline';
import type {RankedPage} from './rank';
import type {SearchResults} from './search';

/** One line of the result list: a page, a section that is the result itself, or a further section below its page. */
export interface ResultOption {
  readonly id: string;
  readonly href: string;
  readonly title: string;
  /** The page's excerpt or description; for a section that is the result, the page's title. */
  readonly text: string | undefined;
  /** Whether it is a section of the page above it. */
  readonly isBelow: boolean;
}

/** How many sections of a page are listed below it. */
const sectionsShown = 2;

function optionsOf({page, section, headings}: RankedPage, excerpt: string | undefined): Omit<ResultOption, 'id'>[] {
  const {url, title, description} = page;
  const hrefOf = ({id, query = ''}: OutlineHeading): string => `${url}${query}#${id}`;
  const further = headings
    .filter((heading) => section === undefined || hrefOf(heading) !== hrefOf(section))
    .slice(0, sectionsShown);
  return [
    ...(section === undefined ? [] : [{href: hrefOf(section), title: section.text, text: title, isBelow: false}]),
    {href: url, title, text: excerpt ?? description, isBelow: false},
    ...further.map((heading) => ({href: hrefOf(heading), title: heading.text, text: undefined, isBelow: true})),
  ];
}

/** The lines of the result list, group by group, each with an id for `aria-activedescendant`. */
export function optionGroups({groups, excerpts}: SearchResults) {
  let count = 0;
  return groups.map(({kind, pages}) => ({
    kind,
    options: pages
      .flatMap((ranked) => optionsOf(ranked, excerpts.get(ranked.page.id)))
      .map((option) => ({id: `search-result-${count++}`, ...option})),
  }));
}

export type OptionGroup = ReturnType<typeof optionGroups>[number];

/** The line that an arrow key selects, wrapping at the ends; undefined for other keys. */
export function moveSelection(
  key: string,
  options: readonly ResultOption[],
  selected: ResultOption | undefined,
): ResultOption | undefined {
  const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0;
  if (step === 0 || options.length === 0) return undefined;
  const at = selected === undefined ? -1 : options.indexOf(selected);
  return options[(at + step + options.length) % options.length];
}
