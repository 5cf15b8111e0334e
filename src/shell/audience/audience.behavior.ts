import type {Behavior} from '@site/src/browser/behavior';
import {languageOf, parseAudience, tailoredPaths, type Audience} from '../../lib/audience';
import {keepVersion} from './versions';

/** Attributes that PerAudience.tsx writes in both languages. */
const labels = ['aria-label', 'title', 'content'];

/** Takes each original that a version for the visitor stands for out of the page, and keeps it. */
function keepOriginals(audience: Audience): void {
  for (const original of document.querySelectorAll<HTMLElement>('[data-versions][hidden]')) {
    const own = original.nextElementSibling;
    original.hidden = false;
    original.remove();
    if (!(own instanceof HTMLElement) || own.closest('main') === null) continue;
    if (languageOf(audience) === 'de') original.lang = 'en';
    keepVersion({own, original});
  }
}

function speakGerman(): void {
  document.documentElement.lang = 'de';
  for (const label of labels) {
    for (const element of document.querySelectorAll(`[data-de-${label}]`)) {
      element.setAttribute(label, element.getAttribute(`data-de-${label}`) ?? '');
    }
  }
  const {deTitle} = document.documentElement.dataset;
  if (deTitle !== undefined) document.title = deTitle;
}

/** The audience variants of the home page: audience.head.ts has shown the visitor's, and this does the rest. */
export default {
  marks: [],
  touches: ['data-for'],
  onPage() {
    if (!tailoredPaths.includes(window.location.pathname)) return;
    const audience = parseAudience(window.location.search);
    if (languageOf(audience) === 'de') speakGerman();
    keepOriginals(audience);
  },
} satisfies Behavior;
