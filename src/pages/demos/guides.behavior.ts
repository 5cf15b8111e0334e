import type {Behavior} from '@site/src/browser/behavior';

/** Stops the player of a guide that leaves the stage; one from outside starts over, since nothing can be asked of it. */
function pause(guide: HTMLElement): void {
  const player = guide.querySelector('iframe');
  if (player === null) return;
  if (player.contentDocument === null) player.replaceWith(player.cloneNode());
  else player.contentDocument.querySelector<HTMLElement>('[data-toggle="pause"]')?.click();
}

/**
 * The style sheet shows the guide that the address names, and this remembers
 * it: for when the address names something else, for the list, and for players
 * that are out of sight. An address that names nothing is that of the first.
 */
function update(): void {
  const guides = [...document.querySelectorAll<HTMLElement>('[data-guide]')];
  const {hash} = window.location;
  const current =
    guides.find(({id}, index) => (hash === '' ? index === 0 : hash === `#${id}`)) ??
    guides.find(({dataset}) => 'current' in dataset);
  for (const guide of guides) {
    const isCurrent = guide === current;
    guide.toggleAttribute('data-current', isCurrent);
    if (!isCurrent) pause(guide);
    document.querySelector(`[data-guides] a[href="#${guide.id}"]`)?.setAttribute('aria-current', String(isCurrent));
  }
}

/** The stage of the demos: one guide at a time. */
export default {
  marks: [],
  touches: ['data-guides'],
  start() {
    window.addEventListener('hashchange', update);
  },
  onPage: update,
} satisfies Behavior;
