/** @jest-environment jsdom */
import {HomeInLanguage} from '@site/src/pages/_home/HomeInLanguage';
import {renderInSite} from '../../../support/render';
import {textsOf} from '../../../support/textsOf';

const shown = (language: 'en' | 'de'): HTMLElement => renderInSite(<HomeInLanguage language={language} />).container;

/** What is in a picture: whether its cloth is sewn, its words, and the buttons of each pile, which are 14 high. */
function contentOf(picture: Element): string {
  const piles = new Map<string, number>();
  for (const [, left = '', height] of picture.innerHTML.matchAll(/M(\d+) \d+v(\d+)a/g)) {
    piles.set(left, (piles.get(left) ?? 0) + Number(height) / 14);
  }
  const cloths = [...picture.querySelectorAll('pattern')].map(({id}) => id);
  return [...cloths, ...textsOf(picture.querySelectorAll('text')), ...piles.values()].join(' ');
}

test('the small page of each audience has the picture that its words are about', () => {
  const pictures = (language: 'en' | 'de') =>
    [...shown(language).querySelectorAll('.window .picture svg')].map((picture) => [
      picture.closest('[data-for]')?.getAttribute('data-for'),
      contentOf(picture),
    ]);
  expect(Object.fromEntries(pictures('en'))).toEqual({
    // The jacket from the ad is sewn; that of the original is not yet.
    default: 'twill',
    ecomm: 'twill-sewn',
    // 5 to 8 is nearly 2.4% to 3.8%.
    perfmarketing: '5 8',
    mentalwellness: '',
  });
  expect(pictures('de').map(([, content]) => content)).toEqual(['Hello Hallo']);
});

/** From the specification, in the spelling of each language. */
test.each([
  ['en', {conversion: '125%', uptime: '99.9%', 'edge locations': '1,600+'}],
  ['de', {conversions: '125 %', verfügbarkeit: '99,9 %', 'edge-standorte': '1.600+'}],
] as const)(
  'each figure stands below its own name, and the version ahead is the one that leads, in %s',
  (language, figures) => {
    const page = shown(language);
    const lists = [...page.querySelectorAll('.sheet dl')];
    expect(lists.length).toBeGreaterThan(0);
    for (const list of lists) {
      for (const [name, value] of Object.entries(figures)) {
        const term = [...list.querySelectorAll('dt')].find(({textContent}) => textContent.toLowerCase().includes(name));
        expect([name, term?.nextElementSibling?.textContent.replace(/\s/g, ' ')]).toEqual([name, value]);
      }
    }
    const [ahead = 'nothing'] = textsOf(page.querySelectorAll('tr[data-ahead="true"] th'));
    expect(page.querySelector('caption .verdict')?.textContent).toMatch(new RegExp(`^${ahead} `));
  },
);
