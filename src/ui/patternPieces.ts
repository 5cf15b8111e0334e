/**
 * The outlines of the pattern's pieces in a box of 100 by 100, which is
 * stretched to the piece; the small wedges in the edges are notches.
 * Where a label may have two lines, they stand away from the middle.
 */
export const outlines = {
  front: 'M2 20Q24 22 28 2H62L82 9Q82 36 98 42V98H54L50 92 46 98H2Z',
  back: 'M98 20Q76 22 72 2H38L18 9Q18 36 2 42V98H46L50 92 54 98H98Z',
  panel: 'M2 2H66Q98 6 98 44V98H54L50 92 46 98H2V58L7 50 2 42Z',
  facing: 'M2 4H98L94 96H24L20 82 16 96H6Z',
  hem: 'M6 4H16L20 18 24 4H94L98 96H2Z',
  pocket: 'M2 4H98V68L50 97 2 68Z',
  cuff: 'M2 4H93Q100 50 93 96H2Q9 50 2 4Z',
  yoke: 'M2 20Q20 20 26 4H74Q80 20 98 20V96H2Z',
  band: 'M2 4H12L14 18 16 4H98V96H88L86 82 84 96H2Z',
  flap: 'M2 4H98V56Q98 96 86 96H14Q2 96 2 56Z',
  gusset: 'M2 50L10 4H90L98 50 90 96H10Z',
  collar: 'M8 4H92L98 96Q50 74 2 96Z',
} as const;

export type Outline = keyof typeof outlines;
