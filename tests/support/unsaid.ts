/**
 * The states whose words have nothing of what the state implies, which is written behind it: each state and a pattern,
 * as in `open: öffnen, close: schließen`. Case does not matter.
 */
export const unsaid =
  (words: Readonly<Record<string, unknown>>) =>
  (implied: TemplateStringsArray, ...more: readonly string[]): string[] =>
    String.raw(implied, ...more)
      .trim()
      .split(/,\s+/)
      .flatMap((each) => {
        const [state = '', pattern = ''] = each.split(': ');
        const text = String(words[state]);
        return new RegExp(pattern, 'i').test(text) ? [] : [`${state}: ${text}`];
      });
