/** The privacy policy in five lines, each with the section that says it in full. */
export const careLines = [
  {
    symbol: 'tub',
    text: 'We collect what you give us, and data on use and experiments.',
    section: 'data-we-collect',
  },
  {symbol: 'noBleach', text: 'We do not sell personal data.', section: 'disclosures'},
  {
    symbol: 'dryer',
    text: 'Data is processed in the United States, with safeguards.',
    section: 'international-transfers',
  },
  {symbol: 'circle', text: 'You may ask to see, correct or delete what we hold about you.', section: 'your-rights'},
  {symbol: 'noIron', text: 'The product is not for children under 13.', section: 'children'},
] as const;

export type CareSymbol = (typeof careLines)[number]['symbol'];
