/**
 * Brings a part of a strip to the strip's middle; without one the strip goes
 * back to its beginning. Only sideways: scrollIntoView would move the page too.
 *
 * @param strip what scrolls, positioned.
 */
export function scrollStripTo(strip: HTMLElement, part: HTMLElement | null): void {
  strip.scrollLeft = part === null ? 0 : part.offsetLeft - (strip.clientWidth - part.offsetWidth) / 2;
}
