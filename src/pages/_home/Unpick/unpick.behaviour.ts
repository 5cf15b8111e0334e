import {onMarked, type Behaviour} from '@site/src/browser/behaviour';
import videoEmbed from '@site/src/player/VideoEmbed/videoEmbed.behaviour';
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
 * Keeps what is being read where it is: the last heading or section that begins above the middle of the screen. The
 * browser's own anchoring is off meanwhile: it may hold on to a part that is exchanged.
 */
function keepPlace(change: () => void): void {
  const page = document.documentElement;
  const beginsAbove = (part: Element): boolean => part.getBoundingClientRect().top < window.innerHeight / 2;
  const read = [...document.querySelectorAll('main :is(section, h2)')]
    .filter((part) => part.closest('[data-for] [data-for]') === null)
    .reverse()
    .find(beginsAbove);
  const top = (): number => read?.getBoundingClientRect().top ?? 0;
  const before = top();
  page.style.overflowAnchor = 'none';
  change();
  if (read?.isConnected === true) window.scrollBy({top: top() - before, behavior: 'instant'});
  requestAnimationFrame(() => page.style.removeProperty('overflow-anchor'));
}

/** Sews what is in sight in reading order. */
function takeTurns(): void {
  let turns = 0;
  for (const {own} of versions) {
    const {top, bottom} = own.getBoundingClientRect();
    const isInSight = bottom > 0 && top < window.innerHeight;
    own.style.setProperty('--turn', `${isInSight ? turn * turns++ : 0}ms`);
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
} satisfies Behaviour;
