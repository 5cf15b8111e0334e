/** Runs the behaviors in `npm start`, where React draws the pages and Docusaurus reports each navigation. */
import type {Behavior} from './behavior';

const modules = import.meta.webpackContext<{readonly default: Behavior}>('..', {regExp: /\.behavior\.ts$/});
const behaviors = modules.keys().map((file) => modules(file).default);

for (const behavior of behaviors) behavior.start?.();

/** Fetches the styles again: those of a page that was just compiled were added to the sheet after it was loaded. */
function fetchStyles(): void {
  const before = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"][href*="/styles.css"]')];
  const [current] = before;
  if (current === undefined) return;
  const next = document.createElement('link');
  next.rel = 'stylesheet';
  next.href = `${new URL(current.href).pathname}?${Date.now()}`;
  next.addEventListener('load', () => before.forEach((each) => each.remove()));
  current.after(next);
}

import.meta.webpackHot?.addStatusHandler((status) => {
  if (status === 'idle') fetchStyles();
});

/** Calls back once React has drawn the page for good: parts of it change right after the first draw. */
function whenDrawn(callback: () => void): void {
  const isDrawn = (): boolean => document.querySelector('[data-drawn]') !== null;
  if (isDrawn()) {
    callback();
    return;
  }
  const changes = new MutationObserver(() => {
    if (!isDrawn()) return;
    changes.disconnect();
    callback();
  });
  changes.observe(document, {subtree: true, childList: true, attributeFilter: ['data-drawn']});
}

let isFirst = true;

/** Scrolls to the heading in the address, which was not on the page yet when the browser looked for it. */
function goToHash(): void {
  document.getElementById(decodeURIComponent(window.location.hash.slice(1)))?.scrollIntoView();
}

export function onRouteDidUpdate(): void {
  whenDrawn(() => {
    if (isFirst) goToHash();
    isFirst = false;
    for (const behavior of behaviors) behavior.onPage?.();
    document.documentElement.dataset.hasHydrated = 'true';
  });
}
