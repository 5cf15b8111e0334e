import {median} from '../median';
import {kinds, type Measurement, type PageLoad} from './measure';

export interface Result extends Measurement {
  /** How many posts the site had. */
  readonly count: number;
  readonly buildSeconds: number;
}

const inKilobytes = (value: number): string => (value === 0 ? 'none' : `${value.toFixed(1)} KB`);

const pageRows = (name: string, load: (result: Result) => PageLoad): [string, (result: Result) => string][] => [
  [`${name}: requests`, (result) => String(load(result).requests)],
  [`${name}: all bytes`, (result) => inKilobytes(load(result).all)],
  ...kinds.map((kind): [string, (result: Result) => string] => [
    `${name}: ${kind.toLowerCase()}s`,
    (result) => inKilobytes(load(result).kinds[kind] ?? 0),
  ]),
];

const rows: readonly [string, (result: Result) => string][] = [
  ...pageRows('`/blog`', ({blog}) => blog),
  ['`/blog`: index, on the first search', ({index}) => inKilobytes(index)],
  ...pageRows('`/`', ({home}) => home),
  ['`/blog/archive`, all posts as plain links: all bytes', ({archive}) => inKilobytes(archive.all)],
  ['script of every page', ({siteScript}) => inKilobytes(siteScript)],
  ['key press to filtered list, median', ({keys}) => `${median(keys).toFixed(1)} ms`],
  ['key press to filtered list, slowest', ({keys}) => `${Math.max(...keys).toFixed(1)} ms`],
  ['build', ({buildSeconds}) => `${buildSeconds.toFixed(0)} s`],
];

/** The results as a Markdown table, one column for each number of posts. */
export function table(results: readonly Result[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [
    line(['', ...results.map(({count}) => `${count.toLocaleString('en-US')} posts`)]),
    line(['---', ...results.map(() => '---:')]),
    ...rows.map(([name, cell]) => line([name, ...results.map(cell)])),
  ].join('\n');
}

/** The most that a page may grow, in KB, and the longest that a list may take to be filtered, in milliseconds. */
const limits = {growth: 2, keys: 50};

/** What must hold however many posts there are; a sentence for each thing that does not. */
export function broken(results: readonly Result[]): string[] {
  const sorted = [...results].sort((a, b) => a.count - b.count);
  const [fewest, most] = [sorted[0], sorted.at(-1)];
  if (fewest === undefined || most === undefined) return ['Nothing was measured.'];
  const grows = (name: string, size: (result: Result) => number): string[] => {
    const growth = size(most) - size(fewest);
    return Math.abs(growth) <= limits.growth
      ? []
      : [`${name}: ${growth.toFixed(1)} KB more at ${most.count} posts than at ${fewest.count}.`];
  };
  const time = median(most.keys);
  return [
    ...grows('All bytes of /', ({home}) => home.all),
    ...grows('JavaScript of /blog', ({blog}) => blog.kinds.Script ?? 0),
    ...(time < limits.keys ? [] : [`Key press to filtered list: ${time.toFixed(1)} ms at ${most.count} posts.`]),
  ];
}

/** How many times longer a key takes with most posts than with fewest. */
export function ratio(results: readonly Result[]): number {
  const sorted = [...results].sort((a, b) => a.count - b.count);
  return median(sorted.at(-1)?.keys ?? []) / median(sorted[0]?.keys ?? []);
}
