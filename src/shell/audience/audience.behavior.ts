import type {Behavior} from '@site/src/browser/behavior';
import {languageOf, parseAudience, tailoredPaths, type Audience} from '../../lib/audience';
import {keepVersion} from './versions';

/** Attributes that PerAudience.tsx writes in both languages. */
const labels = ['aria-label', 'title', 'content'];

const partFor = (audience: Audience): string => `[data-for~=${audience}]`;

/** Removes all but the visitor's version of the home page, and keeps the original of each part that differs. */
function keepOnly(audience: Audience): void {
  const all = document.querySelectorAll<HTMLElement>('[data-for]');
  for (const element of all) {
    if (element.matches(partFor(audience))) continue;
    const isOriginal = element.matches(partFor('default'));
    // The visitor's version of the same part, if there is one.
    const own = isOriginal && element.parentElement?.querySelector<HTMLElement>(`:scope > ${partFor(audience)}`);
    if (own && element.closest('main') !== null) {
      if (languageOf(audience) === 'de') element.lang = 'en';
      keepVersion({own, original: element});
    }
    // The original of the German page is a whole page, whose default parts stay.
    if (own || !isOriginal) element.remove();
  }
  for (const element of all) {
    element.removeAttribute('data-for');
    element.removeAttribute('hidden');
  }
  document.documentElement.removeAttribute('data-audience');
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

/**
 * The audience variants of the home page: the head script has chosen one for the first frame, and this removes the
 * others.
 */
export default {
  marks: [],
  touches: ['data-for'],
  onPage() {
    if (!tailoredPaths.includes(window.location.pathname)) return;
    const audience = parseAudience(window.location.search);
    if (languageOf(audience) === 'de') speakGerman();
    keepOnly(audience);
  },
} satisfies Behavior;
