import {glossary} from '@site/src/docs/guide/Glossary/terms';
import {attribute, find, findAll, hasClass, textOf} from '@site/src/pipeline/html/tree';
import {markTerms} from '@site/src/pipeline/publish/terms';
import {parsePage} from '../../../support/parseHtml';

const read = (html: string, path = '/docs/guide') =>
  markTerms({
    path,
    file: 'guide.html',
    kind: path.startsWith('/docs') ? 'docs' : 'page',
    isListed: true,
    tree: parsePage(`<main><div class="theme-doc-markdown">${html}</div></main>`),
  }).tree;

const words = (html: string, path?: string) =>
  findAll(read(html, path), (node) => node.tagName === 'button' || hasClass(node, 'term')).map(
    (term) => `${textOf(term)}: ${attribute(term, 'dataTerm')}`,
  );

test('the first use of each term opens its note, in whatever form it stands there', () => {
  expect(words('<p>No segment without visitors. A visitor ramps a CTA.</p><p>Two segments, ramped.</p>')).toEqual([
    'segment: term-segment',
    'visitors: term-visitor',
    'ramps: term-ramp',
    'CTA: term-cta',
  ]);
});

test('the longer of two terms is meant', () => {
  expect(words('<p>The conversion lift of a conversion.</p>')).toEqual([
    'conversion lift: term-lift',
    'conversion: term-conversion',
  ]);
});

test.each([
  '<h2>A visitor</h2>',
  '<p><code>visitor</code> <a href="/x">a visitor</a> <strong>visitor</strong></p>',
  '<pre><code>visitor</code></pre>',
  '<div class="theme-code-block"><span>visitor</span></div>',
  '<table><tr><th>visitor</th></tr></table>',
  '<div data-island="x"><p>visitor</p></div>',
  '<div class="tabs-panel"><p>visitor</p></div>',
  '<p>revisitors, visitor-based, visitor_id, Segment</p>',
  '<button>visitor</button>',
])('nothing is marked in %s', (html) => {
  expect(words(`${html}<p>One treatment.</p>`).filter((word) => !word.startsWith('visitor:'))).toContain(
    'treatment: term-treatment',
  );
  expect(words(html).filter((word) => word.includes('term-'))).toEqual([]);
});

test('other pages and the glossary itself stay as they are', () => {
  expect(words('<p>visitor</p>', '/pricing')).toEqual([]);
  expect(words('<p>visitor</p>', '/docs/glossary')).toEqual([]);
  // A tag manager's trigger is not Tailor's.
  expect(words('<p>visitor, trigger</p>', '/docs/integrations/hotjar')).toEqual(['visitor: term-visitor']);
});

test('a list of the terms ends the text, each once, and leads to the glossary', () => {
  const content = find(read('<p>A trigger.</p><p>A trigger, a visitor.</p>'), (node) =>
    hasClass(node, 'theme-doc-markdown'),
  );
  const [last] = content?.children.slice(-1) ?? [];
  if (last?.type !== 'element' || last.tagName !== 'dl') throw new Error('no list');
  expect(findAll(last, ({tagName}) => tagName === 'dt').map(textOf)).toEqual(['Visitor', 'Trigger']);
  const [, trigger] = last.children;
  expect(trigger).toMatchObject({tagName: 'div', properties: {popover: '', id: 'term-trigger'}});
  expect(findAll(last, ({tagName}) => tagName === 'code').map(textOf)).toEqual(['utm_campaign=spring*']);
  expect(findAll(last, ({tagName}) => tagName === 'a').map((link) => attribute(link, 'href'))).toEqual([
    '/docs/glossary#visitor',
    '/docs/glossary#trigger',
  ]);
});

test('each term has an anchor and forms of its own, closes its code, and means something short', () => {
  expect(glossary.length).toBeGreaterThan(0);
  expect(new Set(glossary.map(({id}) => id)).size).toBe(glossary.length);
  const forms = glossary.flatMap((term) => term.forms);
  expect(new Set(forms).size).toBe(forms.length);
  for (const {meaning} of glossary) {
    expect(meaning.split('`').length % 2).toBe(1);
    expect(meaning).not.toMatch(/[[\]*]{2}|\]\(/);
    expect(meaning.length).toBeLessThan(220);
  }
});
