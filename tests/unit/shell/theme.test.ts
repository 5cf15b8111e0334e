/** @jest-environment jsdom */
import siteStorage from '@generated/site-storage';
import behavior from '@site/src/shell/ThemeSwitch/theme.behavior';

const key = `theme${siteStorage.namespace}`;
const system = Object.assign(new EventTarget(), {matches: false});
Object.assign(window, {matchMedia: () => system});

function systemTurns(theme: 'dark' | 'light'): void {
  system.matches = theme === 'dark';
  system.dispatchEvent(new Event('change'));
}

/** The theme of the page, whose choice it is, and when each color of the browser's bars counts. */
const shown = () => [
  document.documentElement.dataset.theme,
  document.documentElement.dataset.themeChoice,
  ...Array.from(document.querySelectorAll('meta'), (color) => color.getAttribute('media')),
];
const dark = ['dark', 'dark', 'not all', 'all'];
const light = ['light', 'light', 'all', 'not all'];
const ofSystem = ['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)'];

document.head.innerHTML = ['light', 'dark'].map((each) => `<meta name="theme-color" data-color-of="${each}">`).join('');
document.body.innerHTML = ['light', 'dark'].map((each) => `<button data-theme-switch="${each}"></button>`).join('');
const press = (theme: string) => document.querySelector<HTMLElement>(`[data-theme-switch=${theme}]`)?.click();

test('the theme follows the system, then the visitor here, elsewhere and later, and the system again', () => {
  document.documentElement.dataset.themeChoice = 'system';
  behavior.start();
  systemTurns('dark');
  expect(shown()).toEqual(['dark', 'system', ...ofSystem]);
  const focus = jest.spyOn(HTMLElement.prototype, 'focus');
  press('light');
  expect([...shown(), localStorage.getItem(key)]).toEqual([...light, 'light']);
  expect(document.activeElement).toHaveAttribute('data-theme-switch', 'dark');
  // Else the page would go to its top.
  expect(focus).toHaveBeenCalledWith({preventScroll: true});
  systemTurns('dark');
  expect(shown()).toEqual(light);

  localStorage.setItem(key, 'dark');
  window.dispatchEvent(Object.assign(new Event('pageshow'), {persisted: false}));
  window.dispatchEvent(new StorageEvent('storage', {key: 'another'}));
  expect(shown()).toEqual(light);
  window.dispatchEvent(Object.assign(new Event('pageshow'), {persisted: true}));
  expect(shown()).toEqual(dark);
  localStorage.setItem(key, 'light');
  window.dispatchEvent(new StorageEvent('storage', {key}));
  expect(shown()).toEqual(light);
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', {key: null}));
  expect(shown()).toEqual(['dark', 'system', ...ofSystem]);
  systemTurns('light');
  expect(shown()).toEqual(['light', 'system', ...ofSystem]);
});
