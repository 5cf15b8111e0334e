/** @jest-environment jsdom */
import siteStorage from '@generated/site-storage';
import behavior from '@site/src/theme/Tabs/tabs.behavior';

const key = (group: string): string => `docusaurus.tab.${group}${siteStorage.namespace}`;
const reported = jest.fn();
Object.assign(window, {gtag: reported});

let ids = 0;
const tabs = (group: string, values: readonly string[], marks = ''): string => {
  const start = (ids += 1);
  const button = (value: string, index: number) =>
    `<button role="tab" data-tab="${value}" aria-selected="${index === 0}" aria-controls="p${start}${value}"></button>`;
  const panel = (value: string) => `<div data-panel id="p${start}${value}"><b></b></div>`;
  return `<div data-tabs="${group}" ${marks}>${values.map(button).join('')}${values.map(panel).join('')}</div>`;
};

/** The chosen tab of each, whose panel alone is chosen, and which alone is a stop for the keyboard. */
const chosen = () =>
  Array.from(document.querySelectorAll('[data-tabs]'), (each) => {
    const [tab, ...others] = each.querySelectorAll<HTMLElement>('[aria-selected=true]');
    const stops = each.querySelectorAll('[role=tab][tabindex="0"]');
    const panels = each.querySelectorAll('[data-chosen]');
    expect([others.length, stops.length, panels.length, stops[0]]).toEqual([0, 1, 1, tab]);
    expect(panels[0]?.id).toBe(tab?.getAttribute('aria-controls'));
    return tab?.dataset.tab;
  });

const press = (place: number, value: string) =>
  document.querySelectorAll('[data-tabs]')[place]?.querySelector<HTMLElement>(`[data-tab=${value}]`)?.click();

function open(address: string): void {
  window.history.replaceState(null, '', address);
  document.body.innerHTML =
    tabs('way', ['a', 'b']) +
    tabs('way', ['b', 'c']) +
    tabs('', ['a', 'b']) +
    tabs('', ['a', 'b'], 'data-reports-tabs="/p"');
  behavior.onPage();
}

beforeAll(() => behavior.start());
beforeEach(() => {
  localStorage.clear();
  reported.mockClear();
});

test('a choice holds for its group, in the address and for the next page; without a group for its own tabs', () => {
  open('/docs?x=1#part');
  expect(chosen()).toEqual(['a', 'b', 'a', 'a']);
  press(1, 'c');
  expect(chosen()).toEqual(['a', 'c', 'a', 'a']);
  press(0, 'b');
  press(2, 'b');
  expect(chosen()).toEqual(['b', 'b', 'b', 'a']);
  expect(`${window.location.search}${window.location.hash}`).toBe('?x=1&way=b#part');
  expect([localStorage.length, localStorage.getItem(key('way'))]).toEqual([1, 'b']);
  open('/docs');
  expect(chosen()).toEqual(['b', 'b', 'a', 'a']);
});

test.each([
  ['?way=b', ['b', 'b']],
  ['?way=c', ['a', 'c']],
  ['?way=nothing', ['a', 'b']],
  ['?other=b', ['a', 'c']],
])('%s counts before what is kept', (search, expected) => {
  localStorage.setItem(key('way'), 'c');
  open(search);
  expect(chosen().slice(0, 2)).toEqual(expected);
});

test.each([
  ['another window', new StorageEvent('storage')],
  ['a later page', Object.assign(new Event('pageshow'), {persisted: true})],
])('what was chosen in %s is followed', (_, event) => {
  open('/docs');
  localStorage.setItem(key('way'), 'b');
  window.dispatchEvent(event);
  expect(chosen().slice(0, 2)).toEqual(['b', 'b']);
});

test('a panel in which the browser has found something is chosen', () => {
  open('/docs');
  document.querySelectorAll('[data-panel] b')[1]?.dispatchEvent(new Event('beforematch', {bubbles: true}));
  expect(chosen()[0]).toBe('b');
});

test('a change of tabs that report is told to the page-analytics tag, and only a change', () => {
  open('/docs');
  for (const value of ['a', 'b', 'b', 'a']) press(3, value);
  press(2, 'b');
  expect(reported.mock.calls).toEqual(['b', 'a'].map((tab) => ['event', 'tab_switch', {tab, page: '/p'}]));
});
