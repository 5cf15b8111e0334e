import {onMarked, type Behavior} from '@site/src/browser/behavior';
import videoEmbed from '@site/src/player/VideoEmbed/videoEmbed.behavior';
import {versions} from '@site/src/shell/audience/versions';

/** How long after the one before it the next part is sewn, in milliseconds. */
const turn = 50;

/** Puts the other version in the place of each part. */
function exchange(isUnpicked: boolean): void {
  for (const {own, original} of versions) {
    if (isUnpicked) own.replaceWith(original);
    else original.replaceWith(own);
  }
}

/**
 * Keeps the section in the middle of the screen where it is. The style sheet turns the browser's own anchoring off, which
 * may hold on to a part that is exchanged.
 */
function keepPlace(change: () => void): void {
  const read = document.elementFromPoint(0, window.innerHeight / 2)?.closest('section');
  const top = (): number => read?.getBoundingClientRect().top ?? 0;
  const before = top();
  change();
  // On the German page all of it is exchanged.
  if (read?.isConnected) window.scrollBy(0, top() - before);
}

/** Sews what is in sight in reading order. */
function takeTurns(): void {
  let turns = 0;
  for (const {own} of versions) {
    const {top, bottom} = own.getBoundingClientRect();
    if (bottom > 0 && top < window.innerHeight) own.style.setProperty('--turn', `${turn * turns++}ms`);
  }
}

/** Unpicks the page, to the original, and restitches it. */
export default {
  marks: ['data-unpick'],
  start() {
    onMarked('click', 'data-unpick', (button) => {
      const isUnpicked = document.documentElement.toggleAttribute('data-unpicked');
      keepPlace(() => exchange(isUnpicked));
      if (isUnpicked) videoEmbed.onPage();
      else takeTurns();
      const status = document.querySelector('[data-unpick-status]');
      const {unpick = '', restitch = ''} = button.dataset;
      if (status !== null) status.textContent = isUnpicked ? unpick : restitch;
    });
  },
} satisfies Behavior;
