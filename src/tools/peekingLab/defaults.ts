/** Of the fields as they are before anybody has typed; an address leaves these out. */
export const peekingLabDefaults = {
  looks: '21',
  alpha: '0.05',
  seed: '1',
  rule: 'naive',
} as const satisfies Readonly<Record<string, string>>;

export type PeekingLabField = keyof typeof peekingLabDefaults;

/** A/A tests that one run simulates. */
export const simulatedTests = 100_000;
