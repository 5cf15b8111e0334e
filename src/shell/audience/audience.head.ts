/**
 * Runs in the head before anything is painted and marks the document of the
 * home page with the visitor's audience. The HTML holds every version, and
 * src/css/audience.css shows the marked one: the first frame is the right one,
 * with no other code loaded. The German page comes after the English one, and
 * the first paint waits for it (see FirstPaint).
 */
import {germanOpeningEnd, languageOf, parseAudience, tailoredPaths} from '../../lib/audience';

/** Has the first paint wait until the German opening is there. */
function holdFirstPaint(): void {
  const expected = {rel: 'expect', href: `#${germanOpeningEnd}`, blocking: 'render'};
  document.head.appendChild(Object.assign(document.createElement('link'), expected));
}

const audience = parseAudience(window.location.search);
if (tailoredPaths.includes(window.location.pathname) && audience !== 'default') {
  document.documentElement.setAttribute('data-audience', audience);
  document.documentElement.lang = languageOf(audience);
  // Its German title says that the HTML has the German page, which React draws in `npm start`.
  if (audience === 'german' && document.documentElement.dataset.deTitle !== undefined) holdFirstPaint();
}
