import type {Behavior} from '@site/src/browser/behavior';

/**
 * Brings a part of a strip to the strip's middle; without one the strip goes
 * back to its beginning. Only sideways: scrollIntoView would move the page too.
 *
 * @param strip what scrolls, positioned.
 */
export function scrollStripTo(strip: HTMLElement, part: HTMLElement | null): void {
  strip.scrollLeft = part === null ? 0 : part.offsetLeft - (strip.clientWidth - part.offsetWidth) / 2;
}

interface Entry {
  readonly link: HTMLAnchorElement;
  readonly heading: HTMLElement;
}

/**
 * The heading of what is being read, about a third down the window: the last above that, or the one that the address
 * names while it is there. Undefined above the first one; at the end of the page the last of all.
 */
function currentOf(entries: readonly Entry[]): Entry | undefined {
  const {scrollHeight, clientHeight} = document.documentElement;
  const atEnd = window.scrollY > 0 && window.scrollY + clientHeight >= scrollHeight - 2;
  const tops = entries.map((entry) => ({entry, top: entry.heading.getBoundingClientRect().top}));
  const reached = tops.filter(({top}) => atEnd || top <= clientHeight / 3);
  const named = reached.find(({entry, top}) => top >= 0 && entry.link.hash === window.location.hash);
  return (named ?? reached.slice(-1)[0])?.entry;
}

function update(contents: HTMLElement): void {
  const entries = [...contents.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')].flatMap((link) => {
    const heading = document.getElementById(decodeURIComponent(link.hash.slice(1)));
    return heading === null ? [] : [{link, heading}];
  });
  const current = currentOf(entries);
  const before = contents.querySelector('[aria-current="location"]');
  if (before === (current?.link ?? null)) return;
  before?.removeAttribute('aria-current');
  current?.link.setAttribute('aria-current', 'location');
  const name = contents.querySelector('[data-contents-current]');
  if (name !== null) name.textContent = current?.link.textContent ?? '';
  // Where it is a strip it moves along; the first entry stands at its beginning.
  if (contents.dataset.contents === 'strip') {
    scrollStripTo(contents, current === entries[0] ? null : (current?.link.closest('li') ?? null));
  }
}

function updateAll(): void {
  document.querySelectorAll<HTMLElement>('[data-contents]').forEach(update);
}

/** Lists of the headings on a page (`data-contents`) mark the one that is being read. */
export default {
  marks: [],
  touches: ['data-contents'],
  start() {
    let frame = 0;
    const onScroll = (): void => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(updateAll);
    };
    window.addEventListener('scroll', onScroll, {passive: true});
  },
  onPage: updateAll,
} satisfies Behavior;
