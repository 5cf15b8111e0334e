import {siteColor} from '@site/src/pipeline/colorTokens';

/** A color of the site as browsers tell it, rgb(…). */
export function shownColor(name: string, theme: 'light' | 'dark'): string {
  const color = siteColor(name, theme);
  const channels = [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));
  return `rgb(${channels.join(', ')})`;
}
