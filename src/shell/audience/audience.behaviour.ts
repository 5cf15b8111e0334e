import type {Behaviour} from '@site/src/browser/behaviour';
import {languageOf, parseAudience, tailoredPaths} from '../../lib/audience';

/** Attributes that PerAudience.tsx writes in both languages. */
const labels = ['aria-label', 'title', 'content'];

/** Leaves the visitor's version of the home page alone in it. */
function keepOnly(audience: string): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-for]')) {
    if (element.dataset.for?.split(' ').includes(audience) !== true) element.remove();
  }
  for (const element of document.querySelectorAll('[data-for]')) {
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

/** The audience variants of the home page: the head script chooses one for the first frame, this makes it the only one. */
export default {
  marks: [],
  touches: ['data-for'],
  onPage() {
    if (!tailoredPaths.includes(window.location.pathname)) return;
    const audience = parseAudience(window.location.search);
    if (languageOf(audience) === 'de') speakGerman();
    // In `npm start` React has drawn no other version.
    if (process.env.NODE_ENV === 'production') keepOnly(audience);
  },
} satisfies Behaviour;
