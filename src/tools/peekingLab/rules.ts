/** The ways to decide at a look, from the most to the least careless at the first one. */
export const ruleNames = ['naive', 'pocock', 'alwaysValid', 'obrienFleming'] as const;
export type RuleName = (typeof ruleNames)[number];

/** Something that each rule has. */
export type ByRule<Value> = Readonly<Record<RuleName, Value>>;

/** What the rules are called. */
export const ruleTitles: ByRule<string> = {
  naive: 'No correction',
  pocock: 'Pocock',
  alwaysValid: 'Always valid',
  obrienFleming: 'O’Brien-Fleming',
};

/** Makes something for each rule. */
export const byRule = <Value>(make: (rule: RuleName) => Value): ByRule<Value> => ({
  naive: make('naive'),
  pocock: make('pocock'),
  alwaysValid: make('alwaysValid'),
  obrienFleming: make('obrienFleming'),
});
