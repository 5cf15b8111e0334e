/** Attributes of a link or button that has a line about it, shown above it on hover or focus: see tooltip.behavior.ts. */
export function hasTooltip(text: string): {readonly 'aria-description': string; readonly 'data-tooltip': true} {
  return {'aria-description': text, 'data-tooltip': true};
}
