import {campaignIn} from '@site/src/pages/_home/CareLabel/campaignIn';

test.each([
  ['', undefined],
  ['?utm_source=news', undefined],
  ['?utm_campaign=', undefined],
  ['?utm_campaign=%3C%3E%22%27', undefined],
  ['?utm_campaign=roas-*', 'roas-*'],
  ['?audience=ecomm&utm_campaign=spring_sale.v2', 'spring_sale.v2'],
  ['?utm_campaign=first&utm_campaign=second', 'first'],
  ['?utm_campaign=spring%20sale', 'spring+sale'],
  ['?utm_campaign=spring+sale', 'spring+sale'],
  ['?utm_campaign=fr%C3%BChling', 'frühling'],
  ['?utm_campaign=fru%CC%88hling', 'frühling'],
  ['?utm_campaign=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E', undefined],
  ['?utm_campaign=%E2%80%AEevil', undefined],
  ['?utm_campaign=%', undefined],
])('the label shows of "%s" %s', (search, shown) => {
  expect(campaignIn(search)).toBe(shown);
});

test('a long campaign is cut', () => {
  expect(campaignIn(`?utm_campaign=${'ab'.repeat(10_000)}`)).toBe(`${'ab'.repeat(19)}a…`);
});
