/** @jest-environment jsdom */
import {audiences} from '@site/src/lib/audience';
import {AudienceSwitcher} from '@site/src/shell/audience/AudienceSwitcher';
import behavior from '@site/src/shell/audience/AudienceSwitcher/audienceSwitcher.behavior';
import {renderInSite} from '../../../support/render';

const part = (id: string) => document.getElementById(id) ?? document.body;

beforeAll(() => behavior.start());

test.each<[string, string, Event, isOpen: boolean]>([
  ['a press beside it', 'other', new Event('pointerdown', {bubbles: true}), false],
  ['the focus beside it', 'other', new Event('focusin', {bubbles: true}), false],
  ['a press in it', 'choice', new Event('pointerdown', {bubbles: true}), true],
  ['the focus in it', 'choice', new Event('focusin', {bubbles: true}), true],
  ['Escape', 'choice', new KeyboardEvent('keydown', {key: 'Escape', bubbles: true}), false],
  ['another key', 'choice', new KeyboardEvent('keydown', {key: 'a', bubbles: true}), true],
  ['coming back to the page', 'choice', new PageTransitionEvent('pageshow', {persisted: true, bubbles: true}), false],
])('after %s the switcher is as a menu is', (_, id, event, isOpen) => {
  document.body.innerHTML = `<a id="other"></a><div data-audience-bar><details open data-audience-switcher>
    <summary>Audience</summary><a id="choice"></a></details></div>`;
  part(id).dispatchEvent(event);
  expect(document.querySelector('details')?.open).toBe(isOpen);
});

test('Escape gives the focus back to its button, from any of its links', () => {
  document.body.innerHTML = `<div data-audience-bar><details open data-audience-switcher>
    <summary id="button" tabindex="0">Audience</summary><a id="choice" href="/">Shops</a></details></div>`;
  part('choice').focus();
  part('choice').dispatchEvent(new KeyboardEvent('keydown', {key: 'Escape', bubbles: true}));
  expect(document.activeElement?.id).toBe('button');
});

test.each(audiences)(
  'to the audience %s its own choice is the current one, with a check mark, and no other',
  (audience) => {
    const {container} = renderInSite(<AudienceSwitcher />, {at: '/'});
    const own = container.querySelector(`[data-for=${audience}] ul`);
    for (const sign of ['[aria-current]', ':has(svg)']) {
      const marked = [...(own?.querySelectorAll(`a${sign}`) ?? [])];
      expect(marked.map((link) => link.getAttribute('data-audience-choice'))).toEqual([audience]);
    }
  },
);
