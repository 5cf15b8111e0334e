import {queryOf, textsFrom} from '@site/src/tools/address/query';
import {carried, fitsAddress} from '@site/src/tools/campaignAddresses/carry';
import {campaignDefaults as defaults} from '@site/src/tools/campaignAddresses/defaults';
import {previewLinks} from '@site/src/tools/campaignAddresses/parameters';
import {readCampaign} from '@site/src/tools/campaignAddresses/read';

it.each([
  ['https://example.com/', '?'],
  ['https://example.com/?utm_campaign=spring', '?utm_campaign=spring&'],
  ['https://example.com/?preview_mode=control&t_healthcheck', '?'],
])('makes preview links as the guides write them: %s', (address, query) => {
  expect(previewLinks(`${address}#top`).map((link) => link.address)).toEqual([
    `https://example.com/${query}preview_mode=treatment#top`,
    `https://example.com/${query}preview_mode=control#top`,
    `https://example.com/${query}t_healthcheck#top`,
  ]);
});

it('an address carries all that was typed', () => {
  const texts = {...defaults, campaign: 'A & b', rows: 'several', sheet: 'example.com,a', list: 'x\ny', wanted: '1'};
  expect(textsFrom(defaults, queryOf(defaults, carried(texts)))).toEqual(texts);
  expect(queryOf(defaults, carried(defaults))).toBe('');
});

it('leaves a long list out, and does not show the sample in its place', () => {
  const list = 'https://example.com/?utm_campaign=a\n'.repeat(60);
  expect(fitsAddress(list)).toBe(false);
  const query = queryOf(defaults, carried({...defaults, list}));
  expect(query.length).toBeLessThan(60);
  expect(readCampaign(textsFrom(defaults, query)).lines).toEqual([]);
});

it('tries a pattern on what was built, row by row', () => {
  const {matched, addresses} = readCampaign({
    ...defaults,
    rows: 'several',
    tryOn: 'built',
    pattern: 'spring-*',
    wanted: '',
  });
  expect(addresses).toHaveLength(3);
  expect(matched).toMatchObject([{judgment: 'caught'}, {judgment: 'caught'}, {judgment: 'caught'}]);
});
