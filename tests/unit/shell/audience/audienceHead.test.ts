/** @jest-environment jsdom */
export {};

const html = document.documentElement;

function runHeadScript(address: string): void {
  window.history.replaceState(null, '', address);
  html.removeAttribute('data-audience');
  html.lang = 'en';
  jest.isolateModules(() => jest.requireActual('@site/src/shell/audience/audience.head'));
}

// Which address means which audience is parseAudience's to say, and its own test's.
it.each([
  ['/?audience=ecomm', 'ecomm', 'en'],
  ['/?locale=de-DE', 'german', 'de'],
  ['/agencies?audience=german', 'german', 'de'],
  ['/?audience=default', null, 'en'],
  ['/?audience=%', null, 'en'],
  ['/pricing?audience=german', null, 'en'],
])('%s has the audience %s, and the language %s', (address, audience, language) => {
  runHeadScript(address);
  expect(html.getAttribute('data-audience')).toBe(audience);
  expect(html.lang).toBe(language);
});
