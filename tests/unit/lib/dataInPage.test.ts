import {parsePage} from '../../support/parseHtml';
import {elementsIn, textOf} from '@site/src/pipeline/html/tree';
import {dataInPage} from '@site/src/lib/dataInPage';
import {hostileWords} from '../../support/oddPosts/parts';
import fc from '../../support/properties';

test('whatever the words are, a page has the same elements, and reads the data as they were', () => {
  const words = fc.oneof(
    fc.string({unit: 'binary'}),
    fc.array(fc.constantFrom(...hostileWords)).map((list) => list.join('')),
  );
  fc.assert(
    fc.property(fc.dictionary(words, words), (data) => {
      const tree = parsePage(`<body><script type="application/ld+json">${dataInPage(data)}</script><p>After</p>`);
      const elements = elementsIn(tree);
      expect(elements.map(({tagName}) => tagName)).toEqual(['html', 'head', 'body', 'script', 'p']);
      const script = elements[3];
      expect(JSON.parse(script === undefined ? '' : textOf(script))).toEqual(JSON.parse(JSON.stringify(data)));
    }),
    {numRuns: 300},
  );
});
