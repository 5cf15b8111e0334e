import {readFileSync} from 'node:fs';
import {readTree, type SourceFile} from '../support/readTree';

/** Uses of amber and its washes: each one more makes a stitch say less. */
const mostAmber = 193;

const amber = /var\(--(?:stitch(?:-wash)?|amber(?:-hover)?|tailored-edge|here-edge|butter(?:-edge)?|highlight)\)/g;

function usesOfAmber(sources: readonly SourceFile[]): number {
  return sources.reduce((sum, {text}) => sum + (text.match(amber)?.length ?? 0), 0);
}

/** The rhythms of sections that a style sheet names. */
const rhythmsIn = (css: string): string[] => [...css.matchAll(/^\s*(--section[\w-]*):/gm)].map(([, name = '']) => name);

test('sections have three rhythms', () => {
  expect(rhythmsIn(readFileSync('src/css/tokens.css', 'utf8'))).toEqual([
    '--section-tight',
    '--section',
    '--section-wide',
  ]);
});

test('amber is not used more often than it was', () => {
  const uses = usesOfAmber(readTree('src', /\.(css|tsx)$/));
  expect(uses).toBeGreaterThan(100);
  expect(uses).toBeLessThanOrEqual(mostAmber);
});

test('a fourth rhythm, and amber in styles and drawings, are counted', () => {
  expect(rhythmsIn(':root {\n  --section: 1rem;\n  --section-vast: 9rem;\n}')).toEqual(['--section', '--section-vast']);
  const text = '.a { color: var(--stitch); background: var(--butter); border-color: var(--line); }';
  expect(usesOfAmber([{file: 'a.css', text}])).toBe(2);
});
