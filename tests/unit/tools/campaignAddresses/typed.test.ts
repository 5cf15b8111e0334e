import {buildAddress} from '@site/src/tools/campaignAddresses/buildAddress';
import {linesOf, matchList} from '@site/src/tools/campaignAddresses/matchList';
import {rowsOf} from '@site/src/tools/campaignAddresses/sheetRows';
import {readTheSame} from '@site/tests/support/typedTexts';

const parts = (base: string, campaign: string) => ({base, source: '', medium: '', campaign, term: '', content: ''});

readTheSame([
  ['the base', 'example.com/spring', (text) => buildAddress(parts(text, 'Sale'), true)],
  ['a value', 'spring', (text) => buildAddress(parts('example.com', text), false)],
  ['a cell', 'example.com', (text) => rowsOf(`"${text}",spring`).rows],
  ['a line', 'https://example.com/?utm_term=a', (text) => matchList(linesOf(text), 'utm_term', 'a', new Set())],
]);
