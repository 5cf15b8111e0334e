/** Paths of a figure of 60 by 116: what is worn, what of it is in the shade, bare arms and legs. */
export const garments = {
  jacket: {
    worn: 'M30 26c7 0 11 1 13 5l6 25-6 2-5-18v26H22V40l-5 18-6-2 6-25c2-4 6-5 13-5z',
    shade: 'M26 26l4 12 4-12zM22 60h16v6H22z',
    bare: 'M11 57l5 1a3 3 0 1 1-5-1zM49 57l-5 1a3 3 0 1 0 5-1z',
  },
  coat: {
    worn: 'M30 26c7 0 11 1 13 5l6 25-6 2-5-14 4 46H18l4-46-5 14-6-2 6-25c2-4 6-5 13-5z',
    shade: 'M25 26l5 10 5-10zM29 36h2v54h-2zM20 54h20l1 4H19z',
    bare: 'M11 57l5 1a3 3 0 1 1-5-1zM49 57l-5 1a3 3 0 1 0 5-1z',
  },
  dress: {
    worn: 'M24 27h12l2 17 6 40H16l6-40z',
    shade: 'M22 44h16l1 4H21z',
    bare: 'M24 27c-5 0-7 3-8 7l-5 23a3 3 0 1 0 5 2l7-18zM36 27c5 0 7 3 8 7l5 23a3 3 0 1 1-5 2l-7-18zM26 26h8l-4 6zM23 84h5v22h-4zM32 84h5l-1 22h-4z',
  },
  shirt: {
    worn: 'M30 26c7 0 10 1 12 5l5 13-6 2-3-6v26H22V40l-3 6-6-2 5-13c2-4 5-5 12-5z',
    shade: 'M26 26c1 5 7 5 8 0zM32 38h5v6h-5z',
    bare: 'M14 44l5 2-3 12a3 3 0 1 1-4-1zM46 44l-5 2 3 12a3 3 0 1 0 4-1z',
  },
} as const;

/** Legs in trousers end below the garment; a dress has none. */
export const trousers = 'M22 62h16l-1 46h-6l-1-34-1 34h-6z';

export const shoes = 'M22 107h7v5h-9zM31 107h7l2 5h-9z';

/** Hair behind the head, and on it. */
export const hair = {
  short: {behind: '', over: 'M21 14a9 9.5 0 0 1 18 0c-2-4-5-5-9-5s-7 1-9 5z'},
  long: {behind: 'M20 14a10 10 0 0 1 20 0l1 13H19z', over: 'M21 14a9 9.5 0 0 1 18 0c-4 0-8-2-10-5-2 3-5 5-8 5z'},
  bun: {behind: 'M30 1a4 4 0 1 1 0 8 4 4 0 1 1 0-8z', over: 'M21 14a9 9.5 0 0 1 18 0c-1-4-4-5-9-5s-8 1-9 5z'},
  curls: {
    behind: 'M22 8a5 5 0 0 1 8-4 5 5 0 0 1 8 4 5 5 0 0 1 1 9 5 5 0 0 1-3 6H24a5 5 0 0 1-3-6 5 5 0 0 1 1-9z',
    over: 'M22 13c2-4 5-5 8-5s6 1 8 5l-2-8H24z',
  },
} as const;

/** How somebody looks: garment, its color, trousers, skin, hair and its color. */
export type Look = readonly [keyof typeof garments, string, string | null, string, keyof typeof hair, string];

export const looks: readonly [Look, ...Look[]] = [
  ['jacket', '#8f9bff', '#f1f4ff', '#f0c3a0', 'short', '#7d4a2a'],
  ['dress', '#ffc24a', null, '#8d5639', 'curls', '#573730'],
  ['coat', '#45b98f', '#aab6e8', '#d9996c', 'short', '#573730'],
  ['shirt', '#f1f4ff', '#5f6fd0', '#f0c3a0', 'long', '#a0562c'],
  ['coat', '#c0c9ea', '#5f6fd0', '#b87a52', 'bun', '#573730'],
  ['jacket', '#f1f4ff', '#5f6fd0', '#8d5639', 'short', '#573730'],
  ['dress', '#45b98f', null, '#f0c3a0', 'bun', '#7d4a2a'],
  ['shirt', '#ffc24a', '#aab6e8', '#d9996c', 'curls', '#7d4a2a'],
  ['coat', '#8f9bff', '#f1f4ff', '#f0c3a0', 'long', '#573730'],
  ['shirt', '#45b98f', '#f1f4ff', '#8d5639', 'short', '#573730'],
  ['dress', '#f1f4ff', null, '#b87a52', 'long', '#573730'],
  ['jacket', '#c0c9ea', '#5f6fd0', '#f0c3a0', 'short', '#d08b3a'],
];
