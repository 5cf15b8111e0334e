/** @jest-environment jsdom */
import {audienceHeadScript} from '@site/src/shell/audience/headScript';
import {languageOf, parseAudience} from '@site/src/lib/audience';

const searches = [
  '',
  '?audience=default',
  '?audience=perfmarketing',
  '?audience=mentalwellness',
  '?audience=ecomm',
  '?audience=german',
  '?locale=de-DE',
  '?locale=de-DE&audience=ecomm',
  '?locale=de',
  '?locale=en-US&audience=ecomm',
  '?audience=ecomm&audience=german',
  '?locale=en&locale=de-DE',
  '?audience=ECOMM',
  '?audience=%65comm',
  '?audience=constructor',
  '?audience=__proto__',
  '?audience=%3Cscript%3Ealert(1)%3C/script%3E',
  '?audience=%',
  '?audience',
  '?utm_campaign=a&audience=ecomm#german',
];

function runHeadScript(address: string): void {
  window.history.replaceState(null, '', address);
  document.documentElement.removeAttribute('data-audience');
  document.documentElement.lang = 'en';
  const script = document.createElement('script');
  script.textContent = audienceHeadScript;
  document.head.append(script);
  script.remove();
}

describe('the head script', () => {
  it.each(searches)('marks the audience that the page will choose for "%s"', (search) => {
    runHeadScript(`/${search}`);
    const audience = parseAudience(window.location.search);
    expect(document.documentElement.getAttribute('data-audience')).toBe(audience === 'default' ? null : audience);
    expect(document.documentElement.lang).toBe(languageOf(audience));
  });

  it('leaves pages alone that speak to everybody', () => {
    runHeadScript('/pricing?audience=german');
    expect(document.documentElement.hasAttribute('data-audience')).toBe(false);
    expect(document.documentElement.lang).toBe('en');
  });
});
