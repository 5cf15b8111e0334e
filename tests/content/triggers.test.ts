/** @jest-environment node */
import {readFileSync} from 'node:fs';

test('each pattern of the table matches its examples and not the others', () => {
  const rows = readFileSync('docs/triggers.mdx', 'utf8')
    .split('\n')
    .filter((line) => /^\| `(\*?[\w-]+\*|\*[\w-]+)` \|/.test(line));
  expect(rows).toHaveLength(3);
  for (const line of rows) {
    const [pattern = '', , matching = '', others = ''] = line.split('|').slice(1, -1);
    const form = new RegExp(`^${pattern.replaceAll(/[`\s]/g, '').replaceAll('*', '.+')}$`);
    const values = (cell: string): string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, value = '']) => value);
    expect(values(matching).length).toBeGreaterThanOrEqual(2);
    expect(values(matching).filter((value) => !form.test(value))).toEqual([]);
    expect(values(others).filter((value) => form.test(value))).toEqual([]);
  }
});
