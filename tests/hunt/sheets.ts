import type {Choice} from './choice';

const names = {
  base: ['base', 'Landing page', 'Final URL', 'URL', 'Zielseite', '"Landing\npage"', 'Landing page (e.g. https://…)'],
  source: ['source', 'utm_source', 'UTM Source*', 'Quelle'],
  medium: ['medium', 'utm-medium', 'Campaign medium'],
  campaign: ['campaign', 'Campaign name', 'Kampagne'],
} as const;

type Name = keyof typeof names;

/** Cells that people and their spreadsheets have. */
const cells = [
  ...['spring', 'Früher Sommer', 'a;b', 'a,b', 'a\tb', 'a"b', "it's", '=1+1', '+49', '-', '@home', '#REF!', '1,5', '0'],
  ...['', ' ', '\u00a0', '\u200b', '漢字', '👕', '{{campaign.name}}', '${CAMPAIGN_ID}', '2026-11-27', '12%', 'TRUE'],
] as const;

const bases = [
  ...[
    'example.com',
    'https://example.com/a?b=c&d=e#f',
    'shop.example.com/sale',
    'http://example.com',
    'www.example.com/',
  ],
  ...['https://example.com/ä', 'https://exämple.com', 'localhost:3000', 'mailto:a@example.com', '', 'n/a'],
] as const;

const orders: readonly [readonly Name[], ...(readonly Name[])[]] = [
  ['base', 'source', 'medium', 'campaign'],
  ['campaign', 'base', 'medium', 'source'],
  ['source', 'medium', 'base', 'campaign'],
];

/** A cell as spreadsheets export it, with quotes where it needs them, or always. */
const quoted = (cell: string, separator: string, always: boolean): string =>
  always || cell.includes(separator) || /["\n\r]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;

/** A sheet as spreadsheets copy and export it, and at times as nobody would. */
export function sheetFrom(choice: Choice): string {
  const separator = choice.one([',', ';', '\t', '|']);
  const always = choice.chance(0.2);
  const order = choice.one(orders);
  const header = order.map((name) => choice.one(names[name]));
  const row = (): string[] => order.map((name) => (name === 'base' ? choice.one(bases) : choice.one(cells)));
  const rows = [header, ...choice.some(6, row)].map((each) =>
    each.map((cell) => (cell.startsWith('"') ? cell : quoted(cell, separator, always))).join(separator),
  );
  if (choice.chance(0.2)) rows.shift();
  if (choice.chance(0.2)) rows.unshift('Campaigns 2026', '');
  if (choice.chance(0.1)) rows.unshift(header.join(separator));
  if (choice.chance(0.2)) rows.push(`Total${separator}12`);
  if (choice.chance(0.15)) rows.splice(choice.below(rows.length), 0, separator.repeat(3));
  if (choice.chance(0.15)) rows.unshift(`sep=${separator}`);
  let text = `${choice.chance(0.2) ? '\ufeff' : ''}${rows.join(choice.one(['\n', '\r\n', '\r']))}`;
  // A sheet that was cut off, or into which something fell.
  if (choice.chance(0.1)) text = text.slice(0, choice.below(text.length));
  if (choice.chance(0.2)) {
    const at = choice.below(text.length);
    text =
      text.slice(0, at) + choice.one(['"', separator, '\n', '\0', '\u2028', "'"]) + text.slice(at + choice.below(2));
  }
  return text;
}

/** A number as people of any country type and paste it, and what is none. */
export function numberFrom(choice: Choice): string {
  const whole = String(choice.below(10 ** (1 + choice.below(9))));
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, choice.one([',', '.', ' ', '\u00a0', '\u202f', '’', "'", '٬']));
  const plain = choice.one([whole, grouped, `${grouped}${choice.one([',', '.', '٫'])}${choice.below(1000)}`]);
  const digits = choice.one(['', '٠١٢٣٤٥٦٧٨٩', '۰۱۲۳۴۵۶۷۸۹', '０１２３４５６７８９']);
  const written = digits === '' ? plain : plain.replace(/\d/g, (digit) => digits[Number(digit)] ?? digit);
  return choice.one([
    ...([
      written,
      written,
      written,
      `${written}%`,
      `${written} %`,
      `%${written}`,
      `-${written}`,
      `−${written}`,
    ] as const),
    ...[
      `+${written}`,
      ` ${written}\t`,
      `${written}e5`,
      `0x${whole}`,
      `${written}k`,
      '1e999',
      'NaN',
      'Infinity',
      '∞',
      '½',
    ],
    ...['', '-', '.', ',', '-0', '0', '00', '007', '1..2', '1,,2', '9'.repeat(20), `0.${'0'.repeat(15)}1`],
  ]);
}
