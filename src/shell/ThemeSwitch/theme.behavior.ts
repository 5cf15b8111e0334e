import siteStorage from '@generated/site-storage';
import {onMarked, type Behavior} from '@site/src/browser/behavior';
import {onComeBack} from '@site/src/browser/comeBack';

type Theme = 'light' | 'dark';

/** Where Docusaurus's own script in the head looks for the choice, before the first frame. */
const storageKey = `theme${siteStorage.namespace}`;

const isTheme = (value: unknown): value is Theme => value === 'light' || value === 'dark';

/** @param choice what the visitor has chosen; undefined where the system decides. */
function show(theme: Theme, choice: Theme | undefined): void {
  document.documentElement.setAttribute('data-theme', theme);
  document.documentElement.setAttribute('data-theme-choice', choice ?? 'system');
}

function choose(theme: Theme): void {
  show(theme, theme);
  // The button that was used has gone; the other one is in its place. It is in a bar that sticks, to whose own place
  // the browser would scroll: the top of the page.
  document
    .querySelector<HTMLElement>(`[data-theme-switch]:not([data-theme-switch="${theme}"])`)
    ?.focus({preventScroll: true});
  try {
    window[siteStorage.type].setItem(storageKey, theme);
  } catch {
    // Denied: the choice holds for this page.
  }
}

function stored(): Theme | undefined {
  try {
    const theme = window[siteStorage.type].getItem(storageKey);
    return isTheme(theme) ? theme : undefined;
  } catch {
    return undefined;
  }
}

/** Follows a choice that was made on another page while this one was kept, or made ready before anybody came. */
function catchUp(): void {
  const theme = stored();
  if (theme !== undefined && theme !== document.documentElement.dataset.theme) show(theme, theme);
}

/** The switch between light and dark, in step with other tabs and, until it is used, with the system. */
export default {
  marks: ['data-theme-switch'],
  start() {
    const system = window.matchMedia('(prefers-color-scheme: dark)');
    const systemTheme = (): Theme => (system.matches ? 'dark' : 'light');
    onMarked('click', 'data-theme-switch', ({dataset}) => {
      if (isTheme(dataset.themeSwitch)) choose(dataset.themeSwitch);
    });
    system.addEventListener('change', () => {
      if (document.documentElement.dataset.themeChoice === 'system') show(systemTheme(), undefined);
    });
    onComeBack(catchUp);
    window.addEventListener('storage', ({key, newValue}) => {
      if (key !== storageKey) return;
      if (isTheme(newValue)) show(newValue, newValue);
      else show(systemTheme(), undefined);
    });
    catchUp();
  },
} satisfies Behavior;
