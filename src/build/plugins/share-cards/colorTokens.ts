/** A colour token in both schemes, as #rrggbb. */
export interface ColorToken {
  readonly light: string;
  readonly dark: string;
}

const declaration =
  /^\s*--([\w-]+):\s*(?:light-dark\(\s*(#[0-9a-f]{6})\s*,\s*(#[0-9a-f]{6})\s*\)|(#[0-9a-f]{6}))\s*;/gim;

/** The colour tokens of a stylesheet's first `:root` by name, without the leading dashes: what a part of a page sets for itself is not the page's. */
export function colorTokens(css: string): ReadonlyMap<string, ColorToken> {
  const [root = ''] = /^:root \{[^}]*\}/m.exec(css) ?? [];
  const tokens = new Map<string, ColorToken>();
  for (const [, name, light, dark, both] of root.matchAll(declaration)) {
    const first = light ?? both;
    const second = dark ?? both;
    if (name !== undefined && first !== undefined && second !== undefined) {
      tokens.set(name, {light: first, dark: second});
    }
  }
  return tokens;
}
