import type {Behavior} from '@site/src/browser/behavior';
import {whenNear} from '@site/src/browser/whenNear';

function embed(frame: HTMLElement, address: string): void {
  const player = document.createElement('iframe');
  player.src = address;
  player.title = frame.dataset.title ?? '';
  player.allow = 'fullscreen';
  player.addEventListener('load', () => {
    frame.dataset.loaded = '';
    frame.querySelector('[data-placeholder]')?.remove();
  });
  frame.append(player);
}

/** Videos: the player takes the placeholder's place once the reader is within 300 px of it. */
export default {
  marks: [],
  touches: ['data-embed'],
  onPage() {
    for (const frame of document.querySelectorAll<HTMLElement>('[data-embed]')) {
      const {embed: address = ''} = frame.dataset;
      frame.removeAttribute('data-embed');
      whenNear(frame, () => embed(frame, address));
    }
  },
} satisfies Behavior;
