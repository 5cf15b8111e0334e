import {median} from '../median';
import type {Moment} from './measure/act';
import type {PageLoad} from './measure/load';
import {pageKinds, siteLabels, siteNames, type PageKind, type SiteName} from './sites';

/** One page of one site, opened once. */
export interface LoadSample {
  readonly site: SiteName;
  readonly kind: PageKind;
  readonly load: PageLoad;
}

/** One act on one site, done once; without a time where its effect was not seen. */
export interface ActSample {
  readonly site: SiteName;
  readonly act: string;
  readonly moment: Moment;
  readonly time: number | undefined;
}

const size = (value: number): string => value.toFixed(1);
const whole = (value: number): string => Math.round(value).toLocaleString('en-US');

interface Column {
  readonly title: string;
  readonly field: keyof PageLoad;
  readonly show: (value: number) => string;
}

const columns: readonly Column[] = [
  {title: 'HTML', field: 'html', show: size},
  {title: 'JS', field: 'scripts', show: size},
  {title: 'CSS', field: 'styles', show: size},
  {title: 'fonts', field: 'fonts', show: size},
  {title: 'others', field: 'others', show: size},
  {title: 'total without pictures', field: 'total', show: size},
  {title: 'pictures', field: 'pictures', show: size},
  {title: 'requests', field: 'requests', show: whole},
  {title: 'third parties', field: 'thirdParties', show: whole},
  {title: 'LCP, ms', field: 'lcp', show: whole},
  {title: 'TBT, ms', field: 'tbt', show: whole},
  {title: 'CLS', field: 'cls', show: (value) => (value === 0 ? '0' : value.toFixed(3))},
  {title: 'DOM nodes', field: 'nodes', show: whole},
];

/** A Markdown table whose first `words` columns are words and whose others are numbers. */
function markdown(heads: readonly string[], rows: readonly (readonly string[])[], words: number): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [line(heads), line(heads.map((_, at) => (at < words ? '---' : '---:'))), ...rows.map(line)].join('\n');
}

/** The median of one figure of one page; undefined where the page was not measured. */
function figure(
  samples: readonly LoadSample[],
  {site, kind}: Pick<LoadSample, 'site' | 'kind'>,
  field: keyof PageLoad,
): number | undefined {
  const values = samples.filter((each) => each.site === site && each.kind === kind).map(({load}) => load[field]);
  return values.length === 0 ? undefined : median(values);
}

const measuredSites = (samples: readonly {site: SiteName}[]): SiteName[] =>
  siteNames.filter((name) => samples.some(({site}) => site === name));

/** What each page costs, a row for each kind of page and site. */
export function loadTable(samples: readonly LoadSample[]): string {
  const rows = pageKinds.flatMap(({kind}) =>
    measuredSites(samples).map((site) => [
      kind,
      siteLabels[site],
      ...columns.map(({field, show}) => show(figure(samples, {site, kind}, field) ?? 0)),
    ]),
  );
  return markdown(['page', 'site', ...columns.map(({title}) => title)], rows, 2);
}

/** Ours by theirs; a dash where theirs is nothing, or either was not measured. */
function ratio(ours: number | undefined, theirs: number | undefined): string {
  return ours === undefined || theirs === undefined || theirs === 0 ? '–' : (ours / theirs).toFixed(2);
}

const compared = columns.filter(({field}) => !['thirdParties', 'cls', 'pictures', 'others'].includes(field));

/** This site's figures as multiples of each other site's; below 1 is better. */
export function ratioTable(samples: readonly LoadSample[]): string {
  const others = measuredSites(samples).filter((site) => site !== 'ours');
  const rows = pageKinds.flatMap(({kind}) =>
    others.map((site) => [
      kind,
      `ours / ${siteLabels[site]}`,
      ...compared.map(({field}) =>
        ratio(figure(samples, {site: 'ours', kind}, field), figure(samples, {site, kind}, field)),
      ),
    ]),
  );
  return markdown(['page', 'sites', ...compared.map(({title}) => title.replace(', ms', ''))], rows, 2);
}

/** The median of the times that were seen; undefined where one was not, since a lost act is no quick one. */
function timeOf(samples: readonly ActSample[]): number | undefined {
  const times = samples.map(({time}) => time);
  return times.length === 0 || times.includes(undefined)
    ? undefined
    : median(times.filter((time) => time !== undefined));
}

const momentLabels = {idle: 'page idle', early: '300 ms after first paint'} as const satisfies Record<Moment, string>;

/** Milliseconds from act to effect, a row for each act and two columns for each site. */
export function actTable(samples: readonly ActSample[]): string {
  const sites = measuredSites(samples);
  const pairs = (['idle', 'early'] as const)
    .filter((moment) => samples.some((sample) => sample.moment === moment))
    .flatMap((moment) => sites.map((site) => ({moment, site})));
  const rows = [...new Set(samples.map(({act}) => act))].map((act) => [
    act,
    ...pairs.map(({moment, site}) => {
      const own = samples.filter((each) => each.act === act && each.site === site && each.moment === moment);
      const time = timeOf(own);
      if (own.length === 0) return '–';
      return time === undefined
        ? `lost, ${own.filter((each) => each.time === undefined).length} of ${own.length}`
        : whole(time);
    }),
  ]);
  return markdown(['act', ...pairs.map(({moment, site}) => `${siteLabels[site]}, ${momentLabels[moment]}`)], rows, 1);
}
