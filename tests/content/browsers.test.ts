import {readFileSync} from 'node:fs';

/** The first versions that have each feature: https://developer.mozilla.org/en-US/docs/Web, "Browser compatibility". */
const since = {
  popover: {chrome: 114, edge: 114, firefox: 125, safari: 17, ios_saf: 17},
  ':has()': {chrome: 105, edge: 105, firefox: 121, safari: 15.4, ios_saf: 15.4},
  'light-dark()': {chrome: 123, edge: 123, firefox: 120, safari: 17.5, ios_saf: 17.5},
  dialog: {chrome: 37, edge: 79, firefox: 98, safari: 15.4, ios_saf: 15.4},
} as const;

/** The oldest version of each browser that a list names. */
function oldest(list: string): Record<string, number> {
  const rows = list.matchAll(/^(\w+) >= ([\d.]+)$/gm);
  return Object.fromEntries([...rows].map(([, browser = '', version]) => [browser, Number(version)]));
}

/** The versions that a list names and that lack a feature. */
const lacking = (list: string): string[] =>
  Object.entries(since).flatMap(([feature, versions]) =>
    Object.entries(versions).flatMap(([browser, version]) =>
      (oldest(list)[browser] ?? 0) < version ? [`${browser} has ${feature} from ${version} on`] : [],
    ),
  );

test('each browser of .browserslistrc has what the site counts on', () => {
  expect(lacking(readFileSync('.browserslistrc', 'utf8'))).toEqual([]);
});

test('an older one is told', () => {
  const list = 'chrome >= 123\nedge >= 123\nfirefox >= 120\nsafari >= 17.5\nios_saf >= 17.5\n';
  expect(lacking(list)).toEqual(['firefox has popover from 125 on', 'firefox has :has() from 121 on']);
});
