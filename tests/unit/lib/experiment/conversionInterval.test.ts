import {conversionInterval} from '@site/src/lib/experiment/conversionInterval';

test('agrees with the worked examples of Newcombe (1998), method 3: 81 of 263 and 15 of 148', () => {
  const first = conversionInterval(81, 263);
  expect([first.low, first.high].map((share) => share.toFixed(4))).toEqual(['0.2553', '0.3662']);
  const second = conversionInterval(15, 148);
  expect([second.low, second.high].map((share) => share.toFixed(4))).toEqual(['0.0624', '0.1605']);
});

test('stays between 0 and 1 at the extremes, and knows nothing without visitors', () => {
  expect(conversionInterval(0, 20).low).toBeCloseTo(0);
  expect(conversionInterval(20, 20).high).toBeCloseTo(1);
  expect(conversionInterval(0, 0)).toEqual({rate: 0, low: 0, high: 1});
});
