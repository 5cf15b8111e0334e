/** How the lines, the words, the ways, the tailored parts and the letters in this page's drawings are drawn. */
export const rule = {fill: 'none', stroke: 'var(--line)', strokeWidth: 4, strokeLinecap: 'round'} as const;
export const words = {stroke: 'var(--ink)', strokeWidth: 5, strokeLinecap: 'round'} as const;
export const way = {fill: 'none', stroke: 'var(--indigo)', strokeWidth: 2, strokeLinecap: 'round'} as const;
export const onButton = {stroke: 'var(--surface)', strokeWidth: 5};
export const letters = {fill: 'var(--ink)', fontFamily: 'var(--display)', fontSize: 12, fontWeight: 700} as const;
export const tailored = {
  fill: 'var(--stitch-wash)',
  stroke: 'var(--tailored-edge)',
  strokeWidth: 1.5,
  strokeDasharray: '4 3',
};
