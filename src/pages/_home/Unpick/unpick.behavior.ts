import {onMarked, type Behavior} from '@site/src/browser/behavior';
import videoEmbed from '@site/src/player/VideoEmbed/videoEmbed.behavior';
import {versions} from '@site/src/shell/audience/versions';

/** How long after the one before it the next part is sewn, in milliseconds. */
const turn = 50;

/** What has the height of a part: the part, or the block around a part that is words in a line. */
function roomOf(part: HTMLElement): HTMLElement {
  const {parentElement} = part;
  return parentElement !== null && getComputedStyle(part).display === 'inline' ? roomOf(parentElement) : part;
}

const heightOf = (room: HTMLElement): number => room.getBoundingClientRect().height;

/** Puts the original's version in the place of each part. Words that are longer than the part was are set smaller: nothing below moves. */
function unpick(): void {
  const parts = versions
    // On the German page all of it is exchanged.
    .filter(({own}) => own.querySelector('section') === null)
    .map(({own, original}) => {
      const room = roomOf(own);
      return {
        style: (room === own ? original : room).style,
        room: room === own ? original : room,
        height: heightOf(room),
      };
    });
  // From here on words have needle holes around them, and may take more room.
  document.documentElement.toggleAttribute('data-unpicked', true);
  for (const {own, original} of versions) own.replaceWith(original);
  for (const {style, height} of parts) style.minHeight = `${height}px`;
  const sizes = parts.map(
    ({room, height}) => (Number.parseFloat(getComputedStyle(room).fontSize) * height) / heightOf(room),
  );
  for (const [index, {style}] of parts.entries()) style.fontSize = `${sizes[index]}px`;
}

function restitch(): void {
  document.documentElement.toggleAttribute('data-unpicked', false);
  for (const {own, original} of versions) {
    const {style} = roomOf(original);
    style.minHeight = '';
    style.fontSize = '';
    original.replaceWith(own);
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
      const isUnpicked = !document.documentElement.hasAttribute('data-unpicked');
      keepPlace(isUnpicked ? unpick : restitch);
      if (isUnpicked) videoEmbed.onPage();
      else takeTurns();
      const status = document.querySelector('[data-unpick-status]');
      const said = isUnpicked ? button.dataset.unpick : button.dataset.restitch;
      if (status !== null) status.textContent = said ?? '';
    });
  },
} satisfies Behavior;
