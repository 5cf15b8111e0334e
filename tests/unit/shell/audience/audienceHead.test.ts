/** @jest-environment jsdom */
import {serveTemplates} from '@site/src/browser/head/templates';

const html = document.documentElement;

function runHeadScript(address: string): string {
  window.history.replaceState(null, '', address);
  html.lang = 'en';
  document.body.innerHTML =
    '<p data-versions="ecomm german">All</p><template><!--<p>Shops</p>--><!--<p>Alle</p>--></template>' +
    '<i data-de-text="Preise">Pricing</i>';
  serveTemplates();
  jest.isolateModules(() => jest.requireActual('@site/src/shell/audience/audience.head'));
  document.dispatchEvent(new Event('DOMContentLoaded'));
  return [...document.body.children]
    .flatMap((part) => (part.matches('[hidden]') ? [] : part.textContent))
    .join(' ')
    .trim();
}

// Which address means which audience is parseAudience's to say, and its own test's.
it.each([
  ['/?audience=ecomm', 'Shops Pricing', 'en'],
  ['/?audience=perfmarketing', 'All  Pricing', 'en'],
  ['/?locale=de-DE', 'Alle Preise', 'de'],
  ['/agencies?audience=german', 'Alle Preise', 'de'],
  ['/?audience=default', 'All  Pricing', 'en'],
  ['/?audience=%', 'All  Pricing', 'en'],
  ['/pricing?audience=german', 'All  Pricing', 'en'],
])('%s shows %s, in the language %s', (address, words, language) => {
  expect(runHeadScript(address)).toBe(words);
  expect(html.lang).toBe(language);
});
