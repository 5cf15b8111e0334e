/**
 * Runs in the head before anything is painted, and marks the home page with the visitor's audience. The HTML has every
 * version, and src/css/audience.css shows the marked one, so the first frame is right. The German page comes after the
 * English one, and the first paint waits for it (see FirstPaint).
 */
import {germanOpeningEnd, languageOf, parseAudience, tailoredPaths} from '../../lib/audience';

/** Delays the first paint until the German opening is parsed. */
function holdFirstPaint(): void {
  const expected = {rel: 'expect', href: `#${germanOpeningEnd}`, blocking: 'render'};
  document.head.appendChild(Object.assign(document.createElement('link'), expected));
}

const audience = parseAudience(window.location.search);
if (tailoredPaths.includes(window.location.pathname) && audience !== 'default') {
  document.documentElement.setAttribute('data-audience', audience);
  document.documentElement.lang = languageOf(audience);
  // With a German title the HTML has the German page; in `npm start` React draws it.
  if (audience === 'german' && document.documentElement.dataset.deTitle !== undefined) holdFirstPaint();
}
