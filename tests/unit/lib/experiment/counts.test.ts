import {parseGroup} from '@site/src/lib/experiment/counts';

it.each([
  ['4000', '96', 4000, 96],
  [' 4,000 ', '1 000', 4000, 1000],
  ['1,000,000,000', '0', 1_000_000_000, 0],
  ['5', '5', 5, 5],
  ['12.0', '+3', 12, 3],
  ['1.000.000', '4’000', 1_000_000, 4000],
])('reads %j and %j', (visitors, conversions, expectedVisitors, expectedConversions) => {
  expect(parseGroup({visitors, conversions})).toEqual({
    counts: {visitors: expectedVisitors, conversions: expectedConversions},
    problems: {},
  });
});

it.each([
  ['', '1', {visitors: 'empty'}],
  ['100', '  ', {conversions: 'empty'}],
  ['many', '1', {visitors: 'notANumber'}],
  ['1e3', '1', {visitors: 'notANumber'}],
  ['Infinity', 'NaN', {visitors: 'notANumber', conversions: 'notANumber'}],
  ['4,00', '1', {visitors: 'notANumber'}],
  ['4,0000', '1234,567', {visitors: 'notANumber', conversions: 'notANumber'}],
  ['4.000', '1.234', {visitors: 'ambiguous', conversions: 'ambiguous'}],
  ['9', '0.500', {conversions: 'fraction'}],
  ['-5', '-1', {visitors: 'negative', conversions: 'negative'}],
  ['100', '2.5', {conversions: 'fraction'}],
  ['1,000,000,001', '1', {visitors: 'tooLarge'}],
  ['0', '0', {visitors: 'noVisitors'}],
  ['0', '7', {visitors: 'noVisitors'}],
  ['96', '4000', {conversions: 'moreThanVisitors'}],
])('says what is wrong with %j and %j', (visitors, conversions, problems) => {
  expect(parseGroup({visitors, conversions})).toEqual({problems});
});
