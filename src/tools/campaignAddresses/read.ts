import {utmParameters} from '@site/src/lib/utmTest';
import type {Texts} from '../address/query';
import {readBase} from './baseAddress';
import {buildAddress} from './buildAddress';
import type {CampaignField} from './defaults';
import {linesOf, matchList} from './matchList';
import {previewLinks} from './parameters';
import {mostRows, rowsOf} from './sheetRows';
import {numbersIn} from './wanted';

/** What the texts of all fields come to. */
export function readCampaign(texts: Texts<CampaignField>) {
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
  const page = chosen === undefined ? readBase(texts.other) : {text: chosen.address, notes: []};
  return {
    built,
    sheet,
    /** The addresses that were built, each with the number of its row. */
    addresses,
    parameter,
    lines,
    /** How many lines of the list were left out. */
    linesLeftOut: all.length - lines.length,
    matched: matchList(lines, parameter, texts.pattern, numbersIn(texts.wanted)),
    /** The row of the built address that is looked at; undefined where it is another one, or none was built. */
    page: chosen?.row,
    previews: typeof page === 'string' ? page : previewLinks(page.text),
    /** What is said of an address that was typed to be looked at. */
    pageNotes: typeof page === 'string' ? '' : page.notes.join(' '),
  };
}

export type CampaignReading = ReturnType<typeof readCampaign>;
