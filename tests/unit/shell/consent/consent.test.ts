/** @jest-environment jsdom */
import type * as DataLayer from '@site/src/lib/analytics/dataLayer';
import type {Behavior} from '@site/src/browser/behavior';

const reload = jest.fn();
jest.mock('@site/src/browser/reloadOnce', () => ({reloadWithDialog: (): void => void reload()}));

const scripts = () => document.querySelectorAll('script[src^="https://www.googletagmanager.com/gtm.js"]');
const notice = () => document.querySelector<HTMLElement>('[data-consent]');
const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click();
const standing = () =>
  Array.from(document.querySelectorAll('[data-consent-standing]:not([hidden])'), ({textContent}) => textContent);
const idle = () => jest.advanceTimersByTime(60_000);
const comeBack = () => window.dispatchEvent(Object.assign(new Event('pageshow'), {persisted: true}));

/** A page as a visitor opens it, without what an earlier page in this test listens to. */
const listening: AbortController[] = [];
const listen = window.addEventListener.bind(window);
jest.spyOn(window, 'addEventListener').mockImplementation((type, listener, options) => {
  const {signal} = listening[0] ?? {};
  listen(type, listener, {...(typeof options === 'object' && options), ...(signal && {signal})});
});
const listenToDocument = document.addEventListener.bind(document);
jest
  .spyOn(document, 'addEventListener')
  .mockImplementation((type: string, listener: EventListenerOrEventListenerObject) => {
    const {signal} = listening[0] ?? {};
    listenToDocument(type, listener, {...(signal && {signal})});
  });

function openPage(): typeof DataLayer {
  listening.shift()?.abort();
  listening.unshift(new AbortController());
  Reflect.deleteProperty(window, 'dataLayer');
  reload.mockClear();
  document.head.innerHTML = '';
  const lines = ['refused', 'accepted', 'signal'].map(
    (each) => `<p hidden data-consent-standing="${each}">${each}</p>`,
  );
  document.body.innerHTML = `<section data-consent="GTM-A&B" hidden tabindex="-1">${lines.join('')}
    <button data-consent-answer="refused"></button><button data-consent-answer="accepted"></button></section>
    <button data-cookie-choices></button><button id="other"></button>`;
  let layer: typeof DataLayer | undefined;
  jest.isolateModules(() => {
    const {default: behavior}: {readonly default: Behavior} = jest.requireActual(
      '@site/src/shell/consent/consent.behavior',
    );
    layer = jest.requireActual('@site/src/lib/analytics/dataLayer');
    behavior.start?.();
    behavior.onPage?.();
  });
  if (layer === undefined) throw new Error('not loaded');
  return layer;
}

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  Reflect.deleteProperty(navigator, 'globalPrivacyControl');
});

test('accepting loads the container of the settings, once, after what waits, and holds for the next page', () => {
  const {pushToDataLayer} = openPage();
  pushToDataLayer({event: 'before'});
  idle();
  expect([notice()?.hidden, scripts().length]).toEqual([false, 0]);
  press('[data-consent-answer=accepted]');
  comeBack();
  idle();
  comeBack();
  idle();
  expect(Array.from(scripts(), (script) => script.getAttribute('src'))).toEqual([
    'https://www.googletagmanager.com/gtm.js?id=GTM-A%26B',
  ]);
  expect(window.dataLayer).toMatchObject([{event: 'before'}, {event: 'gtm.js'}]);
  openPage();
  idle();
  expect([notice()?.hidden, scripts().length]).toEqual([true, 1]);
});

test.each<[string, () => void]>([
  ['here', () => press('[data-consent-answer=refused]')],
  [
    'in another tab',
    () => {
      localStorage.setItem('cookie-choice', 'refused');
      window.dispatchEvent(new StorageEvent('storage', {key: 'cookie-choice'}));
    },
  ],
  [
    'on a later page, before somebody comes back',
    () => {
      localStorage.setItem('cookie-choice', 'refused');
      comeBack();
    },
  ],
])('a refusal %s drops what waits, stops what is still to come, and ends what runs', (_, refuse) => {
  const {pushToDataLayer} = openPage();
  pushToDataLayer({event: 'before'});
  press('[data-consent-answer=accepted]');
  refuse();
  idle();
  expect([pushToDataLayer({event: 'after'}), scripts().length, reload.mock.calls.length]).toEqual([false, 0, 0]);
  expect([notice()?.hidden, window.dataLayer?.length]).toEqual([true, 0]);

  press('[data-cookie-choices]');
  expect(standing()).toEqual(['refused']);
  press('[data-consent-answer=accepted]');
  idle();
  expect(window.dataLayer).toMatchObject([{event: 'gtm.js'}]);
  refuse();
  expect(reload).toHaveBeenCalled();
});

test('a refusal before the page has loaded stops what would begin then', () => {
  const state = jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  openPage();
  press('[data-consent-answer=accepted]');
  press('[data-cookie-choices]');
  press('[data-consent-answer=refused]');
  state.mockRestore();
  window.dispatchEvent(new Event('load'));
  idle();
  expect(scripts()).toHaveLength(0);
});

test('the notice asks again once another tab has cleared all that is kept', () => {
  openPage();
  press('[data-consent-answer=accepted]');
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', {key: null}));
  idle();
  expect([notice()?.hidden, standing(), scripts().length]).toEqual([false, [], 0]);
});

test.each([
  [true, true, ['signal']],
  [false, false, []],
  [undefined, false, []],
])('where Global Privacy Control is %p, it counts as a refusal: %p', (globalPrivacyControl, counts, said) => {
  Object.assign(navigator, {globalPrivacyControl});
  const {pushToDataLayer} = openPage();
  expect([notice()?.hidden, pushToDataLayer({})]).toEqual([counts, !counts]);
  press('[data-cookie-choices]');
  expect(standing()).toEqual(said);
  press('[data-consent-answer=accepted]');
  openPage();
  idle();
  expect([notice()?.hidden, scripts().length]).toEqual([true, 1]);
  press('[data-cookie-choices]');
  expect(standing()).toEqual(['accepted']);
});

test('an answer holds on the page where the browser keeps none', () => {
  const denied = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  openPage();
  press('[data-consent-answer=accepted]');
  comeBack();
  idle();
  expect([notice()?.hidden, scripts().length]).toEqual([true, 1]);
  denied.mockRestore();
});

test('what is stored by others is no answer', () => {
  localStorage.setItem('cookie-choice', 'true');
  openPage();
  expect(notice()?.hidden).toBe(false);
});

test('Escape closes what the footer has opened, back to its button, while the focus is in it', () => {
  localStorage.setItem('cookie-choice', 'refused');
  openPage();
  const escape = () => document.dispatchEvent(new KeyboardEvent('keydown', {key: 'Escape', bubbles: true}));
  press('[data-cookie-choices]');
  expect(document.activeElement).toBe(notice());
  document.getElementById('other')?.focus();
  escape();
  expect(notice()?.hidden).toBe(false);
  notice()?.focus();
  escape();
  expect(notice()?.hidden).toBe(true);
  expect(document.activeElement).toHaveAttribute('data-cookie-choices');
});

test('a browser that tells when it is idle has two seconds for it, and is told where it is no longer needed', () => {
  let asked = 0;
  const [ask, callOff] = [jest.fn((..._: unknown[]) => (asked += 1)), jest.fn()];
  Object.assign(window, {requestIdleCallback: ask, cancelIdleCallback: callOff});
  openPage();
  press('[data-consent-answer=accepted]');
  expect(ask).toHaveBeenLastCalledWith(expect.any(Function), {timeout: 2000});
  expect(callOff).not.toHaveBeenCalledWith(asked);
  press('[data-cookie-choices]');
  press('[data-consent-answer=refused]');
  expect(callOff).toHaveBeenLastCalledWith(asked);
  Reflect.deleteProperty(window, 'requestIdleCallback');
});
