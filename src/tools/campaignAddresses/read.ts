import {utmParameters, type UtmParameter} from '@site/src/lib/utmTest';
import type {PatternProblem} from '@site/src/lib/utmPattern';
import type {Texts} from '../address/query';
import {readBase, type BaseProblem} from './baseAddress';
import {buildAddress, type Built} from './buildAddress';
import type {CampaignField} from './defaults';
import {linesOf, matchList, type MatchRow} from './matchList';
import {previewLinks} from './previewLinks';
import {mostRows, rowsOf} from './sheetRows';
import {numbersIn} from './wanted';

export interface CampaignReading {
  readonly built: readonly Built[];
  /** What is wrong with the sheet as a whole, and how many of its rows were left out. */
  readonly sheetProblem: string | undefined;
  readonly leftOut: number;
  /** What of the sheet was not read, a sentence each. */
  readonly sheetNotes: readonly string[];
  /** The addresses that were built, each with the number of its row. */
  readonly addresses: readonly {readonly row: number; readonly address: string}[];
  readonly parameter: UtmParameter;
  readonly lines: readonly string[];
  /** How many lines of the list were left out. */
  readonly linesLeftOut: number;
  readonly matched: readonly MatchRow[] | PatternProblem;
  /** The row of the built address that is looked at; undefined where it is another one, or none was built. */
  readonly page: number | undefined;
  readonly previews: ReturnType<typeof previewLinks> | BaseProblem;
}

/** What the texts of all fields come to. */
export function readCampaign(texts: Texts<CampaignField>): CampaignReading {
  const {base, source, medium, campaign, term, content} = texts;
  const sheet =
    texts.rows === 'several'
      ? rowsOf(texts.sheet)
      : {rows: [{base, source, medium, campaign, term, content}], leftOut: 0, notes: [], problem: undefined};
  const built = sheet.rows.map((parts) => buildAddress(parts, texts.scheme !== 'off'));
  const addresses = built.flatMap((each, index) =>
    'problem' in each ? [] : [{row: index + 1, address: each.address}],
  );
  const parameter = utmParameters.find((name) => name === texts.parameter) ?? 'utm_campaign';
  const all = texts.tryOn === 'built' ? addresses.map(({address}) => address) : linesOf(texts.list);
  const lines = all.slice(0, mostRows);
  const chosen =
    texts.page === 'other' ? undefined : (addresses.find(({row}) => String(row) === texts.page) ?? addresses[0]);
  const page = chosen ?? readBase(texts.other);
  return {
    built,
    sheetProblem: sheet.problem,
    leftOut: sheet.leftOut,
    sheetNotes: sheet.notes,
    addresses,
    parameter,
    lines,
    linesLeftOut: all.length - lines.length,
    matched: matchList(lines, parameter, texts.pattern, numbersIn(texts.wanted)),
    page: chosen?.row,
    previews: typeof page === 'string' ? page : previewLinks(page.address),
  };
}
