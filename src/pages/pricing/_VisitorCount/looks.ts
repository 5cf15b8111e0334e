/** Paths of a figure of 60 by 112: trousers end below the garment; a dress has none. */
const standing = {
  trousers: 'M22 60h16l-1 48h-6l-1-34-1 34h-6z',
  shoes: 'M22 107h7v5h-9zM31 107h7l2 5h-9z',
};

const walking = {
  trousers: 'M22 60h16l1 14 5 33-6 1-8-30-4 30h-6z',
  shoes: 'M20 107h6v5h-8zM38 107l6-.5 4 5.5H38z',
};

/** How somebody stands in what is worn, what of it is in the shade, and what is bare: arms and legs behind, a hand before. */
const busy = {
  jacket: {
    worn: 'M30 26c7 0 11 1 13 5l6 15c1 3-1 5-4 4l-7-2v14H22V40l-5 18-6-2 6-25c2-4 6-5 13-5z',
    shade: 'M26 26l4 12 4-12zM22 62h16v-5H22zM39 35l3.5 8-5-1.5-1.5 5 2 1.5v2l-3-1.2 2-8.6 3.6.8z',
    bare: 'M11 57l5 1a3 3 0 1 1-5-1z',
    hand: 'M37.5 41.5l-1.5 5a3 3 0 1 1 1.5-5z',
    held: {path: 'M28.5 35.5l4.5-1.3 2.8 9-4.5 1.3z', color: '#141b3c'},
    ...standing,
  },
  coat: {
    worn: 'M30 26c7 0 11 1 13 5l8 13c1 2 1 3-1 5l-8 7-3-4 5-6-4-6 4 52H18l4-50-5 14-6-2 6-23c2-4 6-5 13-5z',
    shade: 'M25 26l5 10 5-10zM29 36h2v56h-2zM20 54h19.5l.3 4H19.7z',
    bare: 'M11 56l5 1a3 3 0 1 1-5-1z',
    hand: 'M39 52.5l2.6 3.6c-2 2.5-5 1.5-5-.5z',
    held: null,
    ...standing,
  },
  dress: {
    worn: 'M24 27h12l2 17 6 40H16l6-40z',
    shade: 'M22 44h16l1 4H21z',
    bare: 'M24 27c-5 0-7 3-8 7l-5 23a3 3 0 1 0 5 2l7-18zM26 26h8l-4 6zM23 84h5v22h-4zM32 84h5l-1 22h-4z',
    hand: 'M36 27c4 0 6 2 7 5l1 3-1-10a3 3 0 1 1 5-1l2 14c0 5-5 6-8 2l-5-8z',
    held: {path: 'M43 12l4.3-.7 1.5 10-4.3.7z', color: '#f1f4ff'},
    ...standing,
  },
  shirt: {
    worn: 'M30 26c7 0 10 1 12 5l5 13-6 2-3-6v26H22V40l-3 6-6-2 5-13c2-4 5-5 12-5z',
    shade: 'M26 26c1 5 7 5 8 0zM32 38h5v6h-5z',
    bare: 'M14 44l5 2-3 12a3 3 0 1 1-4-1zM46 44l-5 2 3 12a3 3 0 1 0 4-1z',
    hand: null,
    held: {path: 'M42 62l1.5-5h5l1.5 5h2v13H40V62zM44 62h4l-.8-3h-2.4z', color: '#d08b3a'},
    ...walking,
  },
} as const;

/** The same with nothing in the hands, and both arms down. */
const atEase = {
  jacketAtEase: {
    ...busy.jacket,
    worn: 'M30 26c7 0 11 1 13 5l6 25-6 2-5-18v24H22V40l-5 18-6-2 6-25c2-4 6-5 13-5z',
    shade: 'M26 26l4 12 4-12zM22 62h16v-5H22z',
    bare: 'M11 57l5 1a3 3 0 1 1-5-1zM49 57l-5 1a3 3 0 1 0 5-1z',
    hand: null,
    held: null,
  },
  coatAtEase: {
    ...busy.coat,
    worn: 'M30 26c7 0 11 1 13 5l6 25-6 2-5-14 4 46H18l4-46-5 14-6-2 6-25c2-4 6-5 13-5z',
    bare: 'M11 57l5 1a3 3 0 1 1-5-1zM49 57l-5 1a3 3 0 1 0 5-1z',
    hand: null,
  },
  dressAtEase: {
    ...busy.dress,
    hand: 'M36 27c5 0 7 3 8 7l5 23a3 3 0 1 1-5 2l-7-18z',
    held: null,
  },
  shirtAtEase: {...busy.shirt, held: null, ...standing},
} as const;

export const garments = {...busy, ...atEase};

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
  ['coatAtEase', '#c0c9ea', '#5f6fd0', '#b87a52', 'bun', '#573730'],
  ['jacket', '#f1f4ff', '#5f6fd0', '#8d5639', 'short', '#573730'],
  ['dressAtEase', '#45b98f', null, '#f0c3a0', 'bun', '#7d4a2a'],
  ['shirt', '#ffc24a', '#aab6e8', '#d9996c', 'curls', '#7d4a2a'],
  ['coat', '#8f9bff', '#f1f4ff', '#f0c3a0', 'long', '#573730'],
  ['shirtAtEase', '#45b98f', '#f1f4ff', '#8d5639', 'short', '#573730'],
  ['dress', '#f1f4ff', null, '#b87a52', 'long', '#573730'],
  ['jacketAtEase', '#c0c9ea', '#5f6fd0', '#f0c3a0', 'short', '#d08b3a'],
];
