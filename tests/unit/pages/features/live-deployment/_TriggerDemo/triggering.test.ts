import {middleOf, threadAcross} from '@site/src/pages/features/live-deployment/_TriggerDemo/threadPath';
import {devices, languages, loomPages, sources} from '@site/src/pages/features/live-deployment/_TriggerDemo/words';
import {decide, type TriggeredPage, type Visit} from '@site/src/pages/features/live-deployment/_TriggerDemo/triggering';

const spring: TriggeredPage<string> = {
  id: 'spring',
  conditions: [
    {signal: 'parameter', parameter: 'utm_campaign', pattern: 'spring*'},
    {signal: 'language', language: 'de'},
  ],
};
const visit: Visit = {device: 'phone', language: 'de', address: 'example.com/?utm_campaign=spring-sale'};

test('a page is served when all of its conditions are met', () => {
  expect(decide(visit, [spring]).served).toBe('spring');
  expect(decide({...visit, device: 'desktop'}, [spring]).served).toBe('spring');
});

test('one condition that is not met is enough for the original, and it is named', () => {
  const {served, judgments} = decide({...visit, language: 'fr'}, [spring]);
  expect(served).toBeUndefined();
  expect(judgments[0]?.checks.map(({condition, isMet}) => [condition.signal, isMet])).toEqual([
    ['parameter', true],
    ['language', false],
  ]);
});

test.each([
  ['example.com/', 'no parameter'],
  ['example.com/?utm_campaign=early-spring', 'the text at the wrong end'],
  ['example.com/?utm_campaign=spring', 'nothing for the star, which is not specified'],
  ['example.com/?utm_campaign=spring-a&utm_campaign=spring-b', 'a repeated parameter, which is not specified'],
])('%s is no match: %s', (address) => {
  expect(decide({...visit, address}, [spring]).served).toBeUndefined();
});

test('a vanity URL is compared whole, whatever parameters follow it', () => {
  const page: TriggeredPage<'crew'> = {id: 'crew', conditions: [{signal: 'vanity', address: 'example.com/crew'}]};
  expect(decide({...visit, address: 'example.com/crew'}, [page]).served).toBe('crew');
  expect(decide({...visit, address: 'example.com/crew?utm_source=van#top'}, [page]).served).toBe('crew');
  expect(decide({...visit, address: 'example.com/crews'}, [page]).served).toBeUndefined();
});

test('pages whose conditions fit the same visit, or that have none, are refused', () => {
  const phones: TriggeredPage<string> = {id: 'phones', conditions: [{signal: 'device', device: 'phone'}]};
  expect(() => decide(visit, [spring, phones])).toThrow('"spring" and "phones" match the same visit.');
  expect(() => decide(visit, [{id: 'empty', conditions: []}])).toThrow('"empty" has no condition.');
});

test('every visit of the example gets one page, and every page is somebody’s', () => {
  const served = devices.flatMap(({id: device}) =>
    languages.flatMap(({id: language}) =>
      sources.map(({address}) => decide({device, language, address}, loomPages).served),
    ),
  );
  expect(served).toHaveLength(24);
  expect(new Set(served)).toEqual(new Set([...loomPages.map(({id}) => id), undefined]));
});

test('a thread passes its points level, from left to right', () => {
  const points = [
    {x: 0, y: 0.5},
    {x: 1, y: 0.25},
    {x: 3, y: 0.75},
  ];
  expect(threadAcross(points)).toBe('M0 0.5C0.5 0.5 0.5 0.25 1 0.25C2 0.25 2 0.75 3 0.75');
});

test('the middle of each of several equal parts', () => {
  expect([0, 1, 2, 3].map((index) => middleOf(index, 4))).toEqual([0.125, 0.375, 0.625, 0.875]);
});
