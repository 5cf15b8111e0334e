import type {Integration} from './integration';

interface Problem {
  readonly field: string;
  readonly value: string;
  readonly remedy: string;
}

const isHost = (text: string): boolean => /^(wss:\/\/)?(\*\.)?[a-z\d-]+(\.[a-z\d-]+)+$/.test(text);

/** All texts of an entry, with the names of their fields. */
function textsOf(value: unknown, field: string): (readonly [string, string])[] {
  if (typeof value === 'string') return [[field, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) =>
    textsOf(part, Array.isArray(value) ? `${field}[${name}]` : `${field}${field === '' ? '' : '.'}${name}`),
  );
}

const isClosed = (text: string, mark: string): boolean => (text.split(mark).length - 1) % 2 === 0;

function problemsOf(entry: Integration): Problem[] {
  const {id, hosts, checks, funnel, faults, sources} = entry;
  const few = (field: string, list: readonly unknown[], least: number): Problem[] =>
    list.length >= least
      ? []
      : [{field, value: `a list of ${list.length}`, remedy: `write at least ${least}, as the other tools have`}];
  const isId = /^[a-z\d]+(-[a-z\d]+)*$/.test(id);
  return [
    ...(isId ? [] : [{field: 'id', value: id, remedy: 'write lower case letters, digits and hyphens, such as ga4'}]),
    ...Object.entries(hosts).flatMap(([directive, list]) =>
      list.flatMap((host, index) =>
        isHost(host)
          ? []
          : [
              {
                field: `hosts.${directive}[${index}]`,
                value: host,
                remedy: 'write the host alone, such as api.segment.io',
              },
            ],
      ),
    ),
    ...sources.flatMap(({address}, index) =>
      URL.canParse(address) && address.startsWith('https://')
        ? []
        : [{field: `sources[${index}].address`, value: address, remedy: 'write a whole address with https://'}],
    ),
    ...Object.entries(hosts).flatMap(([directive, list]) => few(`hosts.${directive}`, list, 1)),
    ...few('checks', checks, 2),
    ...few('funnel', funnel, 3),
    ...few('faults', faults, 3),
    ...few('sources', sources, 1),
    ...textsOf(entry, '').flatMap(([field, text]) => {
      if (text.trim() === '') return [{field, value: text, remedy: 'write a sentence, or take the entry out'}];
      const mark = ['`', '**'].find((each) => !isClosed(text, each));
      return mark === undefined ? [] : [{field, value: text, remedy: `close the ${mark} that is open`}];
    }),
  ];
}

/**
 * An integration as it is, once its values are such that its page can be drawn.
 *
 * @param file where it is written, from the root of the repository.
 * @throws Error naming the file, each wrong value and what to write instead.
 */
export function checkedIntegration<Entry extends Integration>(file: string, entry: Entry): Entry {
  const problems = problemsOf(entry).map(({field, value, remedy}) => `  - ${field} is "${value}"; ${remedy}`);
  if (problems.length > 0) throw new Error(`${file}:\n${problems.join('\n')}`);
  return entry;
}
