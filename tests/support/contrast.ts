import type {ColorToken} from '@site/src/build/colorTokens';

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(color.slice(start, start + 2), 16) / 255;
    return channel <= 0.040_45 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG 2.2 contrast ratio of two #rrggbb colors, from 1 to 21. */
export function contrastRatio(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** A foreground token and the tokens of all backgrounds it stands on. */
export type ContrastPairs = Readonly<Record<string, readonly string[]>>;

/** One line for each pair that is unknown or below the minimum, in either scheme. */
export function contrastProblems(
  tokens: ReadonlyMap<string, ColorToken>,
  pairs: ContrastPairs,
  minimum: number,
): string[] {
  return Object.entries(pairs).flatMap(([foreground, backgrounds]) =>
    backgrounds.flatMap((background) => {
      const front = tokens.get(foreground);
      const back = tokens.get(background);
      if (front === undefined || back === undefined) return [`--${foreground} on --${background}: no such token`];
      return (['light', 'dark'] as const).flatMap((scheme) => {
        const ratio = contrastRatio(front[scheme], back[scheme]);
        return ratio >= minimum
          ? []
          : [`--${foreground} on --${background} in ${scheme}: ${ratio.toFixed(2)}, needs ${minimum}`];
      });
    }),
  );
}
