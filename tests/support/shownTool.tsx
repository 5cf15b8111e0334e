import {render, screen, within} from '@testing-library/react';
import type {ToolName} from '@site/src/content/tools';
import {textsOf} from './textsOf';
import {tools} from './tools';

/** Shows a tool for the query of an address. */
export function showTool(name: ToolName, preset: string): HTMLElement {
  const Tool = tools[name];
  return render(<Tool preset={preset} />).container;
}

/** The texts of a table's cells, row by row. */
export const rowsOf = (name: string | RegExp): string[][] =>
  within(screen.getByRole('table', {name}))
    .getAllByRole('row')
    .map((row) => textsOf(row.children));

/** What is said of each drawing. */
export const drawings = (): (string | null)[] =>
  screen.getAllByRole('img').map((each) => each.getAttribute('aria-label'));
