import {audienceHref, audiences} from '@site/src/lib/audience';
import type {Behavior} from '@site/src/browser/behavior';
import {onComeBack} from '@site/src/browser/comeBack';

const openSwitcher = (): HTMLDetailsElement | null => document.querySelector('[data-audience-switcher][open]');

function closeOutside({target}: Event): void {
  const switcher = openSwitcher();
  const bar = switcher?.closest('[data-audience-bar]');
  if (switcher !== null && target instanceof Node && bar?.contains(target) !== true) switcher.open = false;
}

/** Closes the audience switcher like a menu, and keeps a campaign's parameters in its links. */
export default {
  marks: [],
  touches: ['data-audience-switcher'],
  start() {
    // Closed, in case the visitor comes back to this page.
    onComeBack(() => openSwitcher()?.removeAttribute('open'));
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    document.addEventListener('keydown', ({key}) => {
      const switcher = openSwitcher();
      if (key !== 'Escape' || switcher === null) return;
      switcher.open = false;
      switcher.querySelector('summary')?.focus();
    });
  },
  onPage() {
    for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-audience-choice]')) {
      const audience = audiences.find((each) => each === link.dataset.audienceChoice);
      if (audience !== undefined) link.href = audienceHref(audience, window.location.search);
    }
  },
} satisfies Behavior;
