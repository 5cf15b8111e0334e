/** Figures of any post that follow from others in it: sums, ranges, counts in headings, weekdays, sizes. */
import {visitorsPerGroup} from '@site/src/lib/statistics/power';
import {countInWords} from '@site/src/lib/countInWords';
import {count} from '../../support/figures';
import {readTree} from '../../support/readTree';

const posts = readTree('blog', /\.md$/);
const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const counts = Array.from({length: 11}, (_, index) => countInWords(index + 2));
/** A heading that announces so many items: "Example: three lines", but not "Two weeks later" or "Two teams, one page". */
const counted = new RegExp(
  `(?:^|^The |[:,] )(${counts.join('|')}) (?=(?:lines|rules|ways|names|numbers|destinations|readers|examples)\\b)`,
  'gi',
);

/** The rows of each table, its head as the first of them. */
const tablesOf = (text: string): string[][] =>
  (text.match(/^\|.*(?:\n\|.*)+/gm) ?? []).map((table) => table.split('\n').filter((line) => !/^[|\s:-]+$/.test(line)));

/** How many items of each kind are in a section: of lists, bold paragraphs, sections in it, rows, lines of code. */
const itemsIn = (section: string): number[] => [
  ...[/^\d+\. /gm, /^[-*] /gm, /^\*\*/gm, /^### /gm].map((kind) => section.match(kind)?.length ?? 0),
  ...tablesOf(section).map((rows) => rows.length - 1),
  ...[...section.matchAll(/^```.*\n([^`]*)\n```/gm)].map(([, code = '']) => code.split('\n').length),
];

/** The weekday of a month and day in a year, or in the one that brings it nearest to the day on which the post came out. */
function weekdayOf(monthAndDay: string, said: string | undefined, post: string): string | undefined {
  const published = Date.parse(/^date: (\S+)/m.exec(post)?.[1] ?? '');
  const year = new Date(published).getUTCFullYear();
  const years = said === undefined ? [year - 1, year, year + 1] : [said];
  const moments = years.map((each) => Date.parse(`${monthAndDay}, ${each} UTC`));
  const [nearest = 0] = moments.sort((a, b) => Math.abs(a - published) - Math.abs(b - published));
  return weekdays[new Date(nearest).getUTCDay()];
}

/** What holds in a post, a text in which it does not, and what breaks it. */
const rules: [name: string, wrong: string, faults: (text: string) => string[]][] = [
  [
    'a table by minutes or weeks leaves none out and has none twice',
    '| Minute | x |\n| --- | --- |\n| 0–5 | a |\n| 6–7 | b |',
    (text) =>
      tablesOf(text).flatMap(([head = '', ...rows]) => {
        if (!/^\| (?:Minute|Day|Week)s? /.test(head)) return [];
        const ranges = rows.map((row) => (row.split('|')[1] ?? '').split('–').map(Number));
        if (ranges.some((range) => range.length !== 2 || range.some(Number.isNaN))) return [];
        // Minutes pass from one number to the next; weeks and days are counted.
        const step = ranges[0]?.[0] === 0 ? 0 : 1;
        return rows.filter((_, row) => row > 0 && ranges[row]?.[0] !== (ranges[row - 1]?.at(-1) ?? 0) + step);
      }),
  ],
  [
    'points are added up right',
    '2 + 2 = **4**, 0 1 2 1 = **5**',
    (text) =>
      [...text.matchAll(/(\d+(?: (?:\+ )?\d+)+) = \*\*(\d+)\*\*/g)]
        .filter(
          ([, parts = '', sum]) => parts.split(/\D+/).reduce((all, part) => all + Number(part), 0) !== Number(sum),
        )
        .map(([words]) => words),
  ],
  [
    'a number in the title of a drawing is in the text too',
    '![An interval.](a.svg "From 0.2 to 1.5.")\n\nThe interval runs from 0.2 to 1.4.',
    (text) => {
      const drawing = /!\[[^\]]*\]\(\S+\.svg "([^"]*)"\)/g;
      const numbers = (words: string): string[] => words.match(/\d(?:[\d.,]*\d)?%?/g) ?? [];
      // The fields above the text, such as its date, say nothing of the drawing.
      const said = numbers(text.replace(/^---\n[^]*?\n---\n/, '').replaceAll(drawing, ''));
      return [...text.matchAll(drawing)]
        .flatMap(([, title = '']) => numbers(title))
        .filter((each) => !said.includes(each));
    },
  ],
  [
    'a heading that counts what is below it counts right',
    '## Four rules, two examples\n\n1. a\n2. b\n3. c\n\n**d** and\n\n**e**\n',
    (text) =>
      text.split(/^## /m).flatMap((section) => {
        const [heading = '', ...body] = section.split('\n');
        const items = itemsIn(body.join('\n'));
        return [...heading.matchAll(counted)]
          .map(([, words = '']) => words.toLowerCase())
          .filter((words) => items.some((each) => each > 0) && !items.includes(counts.indexOf(words) + 2))
          .map((words) => `there are not ${words} below "${heading}"`);
      }),
  ],
  [
    'the size of a test is that of its rate and lift',
    'Planned: 6,456 visitors a side (3% now, lift of 30%',
    (text) =>
      [
        ...text.matchAll(/([\d,]+) visitors a side \(([\d.]+)% now, lift of ([\d.]+)%/g),
        ...text.matchAll(/([\d,]*\d)[^[\]]*\]\(\/tools\/sample-size\?baseline=([\d.]+)&lift=([\d.]+)[&)]/g),
      ]
        .filter(([, size, now, lift]) => size !== count(visitorsPerGroup(Number(now) / 100, Number(lift) / 100)))
        .map(([words]) => words),
  ],
  [
    'a date is on the weekday that is said',
    'date: 2026-01-05\n\nIt is read on Tuesday, December 29.',
    (text) =>
      [...text.matchAll(new RegExp(String.raw`(${weekdays.join('|')}), ([A-Z]\w+ \d{1,2})\b(?:, (\d{4}))?`, 'g'))]
        .filter(([, weekday, date = '', year]) => weekday !== weekdayOf(date, year, text))
        .map(([words]) => words),
  ],
  [
    'the days of a diary are on the weekdays that follow from its first',
    'It starts on a Monday.\n\n## Day 8: the bad Tuesday',
    (text) => {
      const first = weekdays.indexOf(/starts on a (\w+)/.exec(text)?.[1] ?? '');
      return [...text.matchAll(new RegExp(String.raw`^## Day (\d+)\b.*\b(${weekdays.join('|')})\b`, 'gm'))]
        .filter(([, day, weekday]) => first !== -1 && weekday !== weekdays[(first + Number(day) - 1) % 7])
        .map(([words]) => words);
    },
  ],
];

test.each(rules)('%s', (_, wrong, faults) => {
  expect(faults(wrong)).toHaveLength(1);
  expect(posts.length).toBeGreaterThan(0);
  expect(posts.flatMap(({file, text}) => faults(text).map((fault) => `${file}: ${fault}`))).toEqual([]);
});
