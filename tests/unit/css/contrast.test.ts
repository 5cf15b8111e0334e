import {readFileSync} from 'node:fs';
import postcss from 'postcss';
import {colorTokens, siteColors, type ColorToken} from '@site/src/pipeline/colorTokens';
import {readTree} from '../../support/readTree';

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(color.slice(start, start + 2), 16) / 255;
    return channel <= 0.040_45 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG 2.2 contrast ratio of two #rrggbb colors, from 1 to 21. */
function contrastRatio(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** A foreground token and the tokens of all backgrounds it stands on. */
type ContrastPairs = Readonly<Record<string, readonly string[]>>;

/** One line for each pair that is unknown or below the minimum, in either scheme. */
function contrastProblems(
  tokens: ReadonlyMap<string, ColorToken>,
  pairs: ContrastPairs,
  minimum: number,
  schemes: readonly ('light' | 'dark')[] = ['light', 'dark'],
): string[] {
  return Object.entries(pairs).flatMap(([foreground, backgrounds]) =>
    backgrounds.flatMap((background) => {
      const front = tokens.get(foreground);
      const back = tokens.get(background);
      if (front === undefined || back === undefined) return [`--${foreground} on --${background}: no such token`];
      return schemes.flatMap((scheme) => {
        const ratio = contrastRatio(front[scheme], back[scheme]);
        return ratio >= minimum
          ? []
          : [`--${foreground} on --${background} in ${scheme}: ${ratio.toFixed(2)}, needs ${minimum}`];
      });
    }),
  );
}

const tokens = siteColors;
const grounds = ['paper', 'surface', 'sunken'];

const text: ContrastPairs = {
  ink: [...grounds, 'indigo-wash', 'sage-wash', 'butter'],
  'ink-2': grounds,
  indigo: [...grounds, 'indigo-wash'],
  'amber-ink': ['denim'],
  'on-denim': ['denim'],
  'on-denim-2': ['denim'],
  sage: [...grounds, 'sage-wash'],
  'on-butter-2': ['butter'],
  alarm: grounds,
  'on-button': ['button', 'button-hover'],
  'on-amber': ['amber', 'amber-hover', 'highlight'],
  'code-string': ['sunken'],
  'code-comment': ['sunken'],
  'code-number': ['sunken'],
};

/** Edges of controls, and the focus ring: indigo, and on the dark bands the color of their text; the button there. */
const edges: ContrastPairs = {edge: grounds, indigo: grounds, 'on-denim': ['denim'], amber: ['denim']};

test('the ratio agrees with the examples of WCAG 2.2 and WebAIM', () => {
  expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrastRatio('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  expect(contrastRatio('#ffffff', '#0000ff')).toBeCloseTo(8.59, 2);
  expect(contrastRatio('#abcdef', '#abcdef')).toBe(1);
});

test('a stylesheet with pale text, a pale edge or a missing token is rejected', () => {
  const pale = colorTokens(readFileSync('tests/fixtures/pale-tokens.css', 'utf8'));
  expect(contrastProblems(pale, {ink: ['paper'], 'ink-2': ['paper']}, 4.5)).toEqual([
    '--ink on --paper in dark: 2.13, needs 4.5',
    '--ink-2 on --paper: no such token',
  ]);
  expect(contrastProblems(pale, {edge: ['paper']}, 3)).toEqual(['--edge on --paper in light: 1.61, needs 3']);
});

test('the colors of the site are found', () => {
  expect(tokens.size).toBeGreaterThanOrEqual(25);
});

test('every text pair has a contrast of 4.5:1', () => {
  expect(contrastProblems(tokens, text, 4.5)).toEqual([]);
});

/** Each rule that sets a text on a ground, in any state, and is too pale; axe sees only what a page shows at rest. */
const paleRules = (css: string): string[] => {
  const problems: string[] = [];
  postcss.parse(css).walkRules((rule) => {
    const token = (property: RegExp): string | undefined =>
      rule.nodes.flatMap((node) =>
        node.type === 'decl' && property.test(node.prop) ? (/^var\(--([\w-]+)\)$/.exec(node.value)?.[1] ?? []) : [],
      )[0];
    const [front, back] = [token(/^color$/), token(/^background(-color)?$/)];
    if (front === undefined || back === undefined || !tokens.has(front) || !tokens.has(back)) return;
    const schemes = rule.selector.includes("[data-theme='dark']") ? (['dark'] as const) : undefined;
    const pale = contrastProblems(tokens, {[front]: [back]}, 4.5, schemes);
    problems.push(...pale.map((problem) => `${rule.selector} ${problem}`));
  });
  return problems;
};

test('a rule whose text is too pale on its ground is told of', () => {
  expect(paleRules('::selection {color: var(--ink); background: var(--highlight)}')).toHaveLength(1);
  expect(paleRules('a:hover {color: var(--paper); background-color: var(--ink)}')).toEqual([]);
});

test('every rule that sets a text on a ground has a contrast of 4.5:1, in any state', () => {
  const sheets = readTree('src', /\.css$/);
  expect(sheets.length).toBeGreaterThan(0);
  expect(sheets.flatMap(({file, text}) => paleRules(text).map((pale) => `${file}: ${pale}`))).toEqual([]);
});

test("every control's edge and the focus ring have a contrast of 3:1", () => {
  expect(contrastProblems(tokens, edges, 3)).toEqual([]);
});
