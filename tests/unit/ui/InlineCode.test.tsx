/** @jest-environment jsdom */
import {renderToStaticMarkup} from 'react-dom/server';
import {InlineCode} from '@site/src/ui/InlineCode';

/** The code with `|` where it may break, and `[…]` around what is never broken. */
const pieces = (code: string): string =>
  renderToStaticMarkup(<InlineCode>{code}</InlineCode>)
    .replace(/<code class="whole">(.*)<\/code>/, '[$1]')
    .replace(/<span class="whole">(.*?)<\/span>/g, '[$1]')
    .replaceAll('<wbr/>', '|')
    .replace(/<\/?code>/g, '');

test.each([
  ['-i', '[-i]'],
  ['experimentGroup', 'experimentGroup'],
  ['tailor_experiment', 'tailor_experiment'],
  ['tailor_experiment_treatment', 'tailor_|experiment_|treatment'],
  ['window.tailor', 'window.tailor'],
  ['Needs Review', '[Needs Review]'],
  ['*-retargeting', '[*-retargeting]'],
  ['track is not a function', 'track is not a function'],
  ['GET /v1/integrations/pages/active', 'GET /|v1/|integrations/|pages/|active'],
  ['https://www.example.com/demo?preview_mode=control', 'https://|www.example.com/|demo?|preview_mode=control'],
  ['utm_campaign=spring-x&preview_mode=treatment', '[utm_campaign=spring-x&amp;]|preview_mode=treatment'],
])('%s breaks as %s', (code, expected) => {
  expect(pieces(code)).toBe(expected);
});

test('what is copied is the code itself', () => {
  const code = 'https://www.example.com/a-b?c=d&e=f g-h';
  const element = document.createElement('div');
  element.innerHTML = renderToStaticMarkup(<InlineCode>{code}</InlineCode>);
  expect(element.textContent).toBe(code);
});
