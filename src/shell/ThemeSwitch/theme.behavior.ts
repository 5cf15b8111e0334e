import siteStorage from '@generated/site-storage';
import {onMarked, type Behavior} from '@site/src/browser/behavior';
import {onComeBack} from '@site/src/browser/comeBack';
import {onStoredElsewhere, readStored, store} from '@site/src/lib/storage';

type Theme = 'light' | 'dark';

/** The key that Docusaurus's script in the head reads before the first frame. */
const storageKey = `theme${siteStorage.namespace}`;

const isTheme = (value: unknown): value is Theme => value === 'light' || value === 'dark';

/**
 * Shows a theme, also in the color of the browser's own bars.
 *
 * @param choice the visitor's choice; undefined if the system decides.
 */
function show(theme: Theme, choice: Theme | undefined): void {
  document.documentElement.setAttribute('data-theme', theme);
  document.documentElement.setAttribute('data-theme-choice', choice ?? 'system');
  for (const color of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const own = color.dataset.colorOf ?? '';
    const query = choice === undefined ? `(prefers-color-scheme: ${own})` : own === theme ? 'all' : 'not all';
    color.setAttribute('media', query);
  }
}

function choose(theme: Theme): void {
  show(theme, theme);
  // The used button is now hidden, so focus the other one. Without scrolling: the bar is sticky, and the browser would
  // scroll to the top of the page.
  document
    .querySelector<HTMLElement>(`[data-theme-switch]:not([data-theme-switch="${theme}"])`)
    ?.focus({preventScroll: true});
  store(siteStorage.type, storageKey, theme);
}

function stored(): Theme | undefined {
  const theme = readStored(siteStorage.type, storageKey);
  return isTheme(theme) ? theme : undefined;
}

/** Applies a choice that was made on another page while this one was cached or prerendered. */
function catchUp(): void {
  const theme = stored();
  if (theme !== undefined) show(theme, theme);
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
    onStoredElsewhere(storageKey, () => show(stored() ?? systemTheme(), stored()));
    catchUp();
  },
} satisfies Behavior;
