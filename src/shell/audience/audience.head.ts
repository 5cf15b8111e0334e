/**
 * Runs in the head of the home page. It has the default version of each part, and those for other audiences in
 * templates: this shows the visitor's as the page comes in, before each frame. The German page comes after the English
 * one, and the first paint waits for it (see FirstPaint).
 */
import {germanPageEnd, languageOf, parseAudience, tailoredPaths} from '../../lib/audience';

const root = document.documentElement;
const audience = parseAudience(window.location.search);
const mark = `[data-versions~=${audience}]`;

/** Delays the first paint until the German page is parsed. */
function holdFirstPaint(): void {
  const expected = {rel: 'expect', href: `#${germanPageEnd}`, blocking: 'render'};
  document.head.appendChild(Object.assign(document.createElement('link'), expected));
}

const elements = document.getElementsByTagName('*');

/** Whether more of an element may still come in: nothing behind it has. */
const isOpen = (element: Element): boolean =>
  document.readyState === 'loading' && element.contains(elements[elements.length - 1] ?? null);

function show(): void {
  for (const original of document.querySelectorAll<HTMLElement>(mark)) {
    const [template, names] = [original.nextElementSibling, `${original.dataset.versions}`.split(' ')];
    original.hidden = true;
    if (template instanceof HTMLTemplateElement && !isOpen(template)) {
      window.templates?.take(template, names.indexOf(audience));
    }
  }
  if (root.lang !== 'de') return;
  for (const element of document.querySelectorAll<HTMLElement>('[data-de-text]')) {
    if (isOpen(element)) continue;
    element.textContent = element.dataset.deText ?? '';
    element.removeAttribute('data-de-text');
  }
}

if (tailoredPaths.includes(window.location.pathname) && audience !== 'default') {
  root.lang = languageOf(audience);
  const observer = new MutationObserver(show);
  observer.observe(document, {childList: true, subtree: true});
  const end = (): void => {
    observer.disconnect();
    show();
  };
  document.addEventListener('DOMContentLoaded', end, {once: true});
  // With a German title the HTML has the German page; in `npm start` React draws it.
  if (audience === 'german' && root.dataset.deTitle !== undefined) holdFirstPaint();
}
