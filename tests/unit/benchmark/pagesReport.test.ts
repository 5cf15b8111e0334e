import {blockingTime, type PageLoad} from '../../benchmark/pages/measure/load';
import {readOptions} from '../../benchmark/pages/options';
import {commonRules} from '../../benchmark/pages/serve';
import {actTable, loadTable, ratioTable, type ActSample, type LoadSample} from '../../benchmark/pages/report';

const load = (given: Partial<PageLoad> = {}): PageLoad => ({
  ...{html: 20, scripts: 6, styles: 12, fonts: 34, pictures: 0, others: 0, total: 72, requests: 6, thirdParties: 0},
  ...{lcp: 1200, tbt: 10, cls: 0, nodes: 1404},
  ...given,
});

const loads: LoadSample[] = [
  {site: 'ours', kind: 'home', load: load({lcp: 1000})},
  {site: 'ours', kind: 'home', load: load({lcp: 1200})},
  {site: 'ours', kind: 'home', load: load({lcp: 5000})},
  {site: 'starlight', kind: 'home', load: load({scripts: 24, lcp: 1500, tbt: 0, cls: 0.0123})},
];

const cells = (line: string | undefined): string[] => (line ?? '').split('|').map((cell) => cell.trim());

test('the table has a row for each page and site that was measured, with medians', () => {
  const [heads, , ours, starlight] = loadTable(loads).split('\n');
  const lcp = cells(heads).indexOf('LCP, ms');
  expect(cells(ours).slice(1, 4)).toEqual(['home', 'ours', '20.0']);
  expect([cells(ours)[lcp], cells(starlight)[lcp]]).toEqual(['1,200', '1,500']);
  expect(cells(starlight)[cells(heads).indexOf('CLS')]).toBe('0.012');
});

test('ratios are ours by theirs, and a dash where theirs is nothing', () => {
  const [heads, , row] = ratioTable(loads).split('\n');
  const at = (title: string): string | undefined => cells(row)[cells(heads).indexOf(title)];
  expect(cells(row)[2]).toBe('ours / Starlight');
  expect([at('JS'), at('LCP'), at('TBT')]).toEqual(['0.25', '0.80', '–']);
});

test('an act whose effect was not always seen is lost, not quick', () => {
  const sample = (site: ActSample['site'], time: number | undefined): ActSample => ({
    ...{site, act: 'menu', moment: 'idle', time},
  });
  const table = actTable([sample('ours', 90), sample('ours', 110), sample('before', 20), sample('before', undefined)]);
  expect(cells(table.split('\n')[2])).toEqual(['', 'menu', '100', 'lost, 1 of 2', '']);
});

test('blocking is what tasks take beyond 50 ms after the first paint', () => {
  const tasks = [
    {start: 0, end: 90},
    {start: 100, end: 260},
    {start: 300, end: 420},
  ];
  expect(blockingTime(tasks, 150)).toBe(60 + 70);
});

test('options have defaults, and a wrong number of runs is refused', () => {
  expect(readOptions([])).toMatchObject({before: undefined, runs: 5, ours: expect.stringMatching(/build$/)});
  expect(readOptions(['--before', '/old', '--runs', '3'])).toMatchObject({before: '/old', runs: 3});
  expect(() => readOptions(['--runs', 'many'])).toThrow('--runs is "many"');
});

test('other sites get the kinds of files and the compression of this one, and none of its addresses', () => {
  const rules = 'types {\n  text/javascript js;\n}\ngzip on;\nif ($moved) {\n  return 301 $moved;\n}\n';
  expect(commonRules(rules)).toBe('types {\n  text/javascript js;\n}\ngzip on;\n');
  expect(() => commonRules('if ($moved) {\n}\n')).toThrow('kinds of files');
});
