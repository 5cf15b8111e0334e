import {readFileSync} from 'node:fs';
import {colorTokens, siteColors} from '@site/src/build/colorTokens';
import {contrastProblems, contrastRatio, type ContrastPairs} from '../../support/contrast';

const tokens = siteColors;
const grounds = ['paper', 'surface', 'sunken'];

const text: ContrastPairs = {
  ink: [...grounds, 'indigo-wash', 'sage-wash', 'butter'],
  'ink-2': grounds,
  indigo: [...grounds, 'indigo-wash'],
  'amber-ink': ['denim'],
  'on-denim': ['denim'],
  'on-denim-2': ['denim'],
  sage: [...grounds, 'sage-wash'],
  'on-butter-2': ['butter'],
  alarm: grounds,
  'on-button': ['button', 'button-hover'],
  'on-amber': ['amber', 'amber-hover', 'highlight'],
  'code-string': ['sunken'],
  'code-comment': ['sunken'],
  'code-number': ['sunken'],
};

/** Edges of controls, and the focus ring: indigo, and on the dark bands the color of their text; the button there. */
const edges: ContrastPairs = {edge: grounds, indigo: grounds, 'on-denim': ['denim'], amber: ['denim']};

test('the ratio agrees with the examples of WCAG 2.2 and WebAIM', () => {
  expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrastRatio('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  expect(contrastRatio('#ffffff', '#0000ff')).toBeCloseTo(8.59, 2);
  expect(contrastRatio('#abcdef', '#abcdef')).toBe(1);
});

test('a stylesheet with pale text, a pale edge or a missing token is rejected', () => {
  const pale = colorTokens(readFileSync('tests/fixtures/pale-tokens.css', 'utf8'));
  expect(contrastProblems(pale, {ink: ['paper'], 'ink-2': ['paper']}, 4.5)).toEqual([
    '--ink on --paper in dark: 2.13, needs 4.5',
    '--ink-2 on --paper: no such token',
  ]);
  expect(contrastProblems(pale, {edge: ['paper']}, 3)).toEqual(['--edge on --paper in light: 1.61, needs 3']);
});

test('the colors of the site are found', () => {
  expect(tokens.size).toBeGreaterThanOrEqual(25);
});

test('every text pair has a contrast of 4.5:1', () => {
  expect(contrastProblems(tokens, text, 4.5)).toEqual([]);
});

test("every control's edge and the focus ring have a contrast of 3:1", () => {
  expect(contrastProblems(tokens, edges, 3)).toEqual([]);
});
