export interface Sighting {
  /** Share of the element that is on screen, 0 to 1. */
  readonly ratio: number;
  /** Height of that share, in pixels. */
  readonly height: number;
  readonly viewportHeight: number;
}

/**
 * Whether enough of an element is on screen to show it. Half a screen of it is
 * always enough: of one that is many screens high the share is never reached.
 */
export function isInSight({ratio, height, viewportHeight}: Sighting, share: number): boolean {
  return ratio >= share || height >= viewportHeight / 2;
}
