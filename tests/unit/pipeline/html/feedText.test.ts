import type {ElementContent} from 'hast';
import {feedText} from '@site/src/pipeline/html/feedText';
import {element, text} from '@site/src/pipeline/html/tree';

const site = 'https://tailor.test';
const feed = (...nodes: ElementContent[]): string => feedText({type: 'root', children: nodes}, site, site);

test('text keeps its structure and its links, and loses classes, styles and data of the site', () => {
  const html = feed(
    element('h2', [text('Why'), element('a', [text('#')], {className: ['hash-link'], href: '#why'})], {id: 'why'}),
    element('p', [element('strong', [text('Headline:')]), text(' repeat "it" & <more>')], {style: 'color:red'}),
    element('ol', [element('li', [element('a', [text('docs')], {href: '/docs', target: '_blank'})])], {start: 3}),
    element('table', [element('tr', [element('td', [text('Slow')], {dataLabel: 'Symptom'})])]),
  );
  expect(html).toBe(
    '<h2>Why</h2><p><strong>Headline:</strong> repeat "it" &amp; &lt;more></p>' +
      '<ol start="3"><li><a href="https://tailor.test/docs">docs</a></li></ol>' +
      '<table><tr><td>Slow</td></tr></table>',
  );
});

test('pictures keep address, description and size; one without a description is an ornament', () => {
  const image = element('img', [], {src: '/a.svg', alt: 'Bars', width: 640, height: 360, loading: 'lazy'});
  expect(feed(element('img', [], {src: '/a.svg', alt: ''}))).toBe('');
  expect(feed(element('figure', [image, element('figcaption', [text('A week.')])], {className: ['figure']}))).toBe(
    '<figure><img src="https://tailor.test/a.svg" alt="Bars" width="640" height="360"><figcaption>A week.</figcaption></figure>',
  );
});

test('a diagram is told in words, code is plain text, controls are left out', () => {
  const drawing = element('div', [element('svg', [])], {role: 'img', ariaLabel: 'Flowchart. A claim is checked.'});
  const diagram = element('figure', [drawing, element('figcaption', [text('Who looks first')])], {dataDiagram: 'true'});
  const code = element('pre', [element('code', [element('span', [text('utm=*')], {style: 'color:var(--ink)'})])]);
  const block = element('div', [element('button', [text('Copy')]), code], {className: ['theme-code-block']});
  expect(feed(diagram, block)).toBe(
    '<p><strong>Who looks first:</strong> Flowchart. A claim is checked.</p><pre><code>utm=*\n</code></pre>',
  );
});

test('no text ends the section of XML that it is put into', () => {
  expect(feed(element('code', [text('a[b[0]]>c[d[1]]>e')]))).toBe('<code>a[b[0]]&gt;c[d[1]]&gt;e</code>');
});

test('a place in the text is one on its own page, which the reader of a feed is not on', () => {
  const links = ['#why', '/docs#why', 'https://other.test/#why'].map((href) => element('a', [text('x')], {href}));
  const html = feedText({type: 'root', children: links}, site, `${site}/blog/a`);
  expect([...html.matchAll(/href="(.*?)"/g)].map(([, href]) => href)).toEqual([
    `${site}/blog/a#why`,
    `${site}/docs#why`,
    'https://other.test/#why',
  ]);
});
