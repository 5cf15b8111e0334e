import {expect} from '@playwright/test';
import {test} from '../support/browserTest';
import {builtPages} from '../support/builtPages';
import {structuredDates, withoutZone} from '../support/structuredDates';

test('every date of structured data says its zone', () => {
  const dates = builtPages().flatMap(({path, html}) => structuredDates(html).map((date) => ({path, ...date})));
  expect(dates.length).toBeGreaterThanOrEqual(12);
  expect(withoutZone(dates)).toEqual([]);
});

test('dates without a time or a zone are caught, however deep they are', () => {
  const data = [
    {datePublished: '2025-10-08', headline: 'One'},
    {'@graph': [{dateModified: '2025-10-08T12:00:00'}, {video: {uploadDate: 'October 8, 2025'}}]},
    {offers: {priceValidUntil: '2025-10-08T12:00:00Z', validFrom: null}, datePublished: '2025-10-08T12:00:00+02:00'},
  ];
  const html = data.map((each) => `<script type=application/ld+json>${JSON.stringify(each)}</script>`).join('');
  expect(withoutZone(structuredDates(html)).map(({name}) => name)).toEqual([
    'datePublished',
    'dateModified',
    'uploadDate',
    'validFrom',
  ]);
  expect(structuredDates(html)).toHaveLength(5);
});
