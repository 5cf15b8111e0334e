import type {Page} from '@playwright/test';

interface LayoutShift {
  /** Share of the viewport that moved, times how far: https://web.dev/articles/cls */
  readonly value: number;
  /** The elements that moved, as short selectors. */
  readonly moved: readonly string[];
}

/** The layout shifts of the page on screen since it was opened, those after a visitor's input included. */
export function layoutShifts(page: Page): Promise<LayoutShift[]> {
  return page.evaluate(
    () =>
      new Promise<LayoutShift[]>((resolve) => {
        const nameOf = (node: unknown): string =>
          node instanceof Element ? `${node.tagName.toLowerCase()}.${String(node.getAttribute('class'))}` : 'text';
        // Buffered entries are handed over at once, in one call; an empty page makes none.
        const observer = new PerformanceObserver((list) => {
          resolve(
            list.getEntries().map((entry) => ({
              value: 'value' in entry ? Number(entry.value) : 0,
              moved:
                'sources' in entry && Array.isArray(entry.sources)
                  ? entry.sources.map((source: {node?: unknown}) => nameOf(source.node))
                  : [],
            })),
          );
        });
        observer.observe({type: 'layout-shift', buffered: true});
        requestAnimationFrame(() => setTimeout(() => resolve([]), 100));
      }),
  );
}

/** What a headline or a figure may move by whose face comes after the first frame: less than a visitor sees. */
export const hair = 0.001;

/** How far a page has moved in all. */
export const totalShift = (shifts: readonly LayoutShift[]): number => shifts.reduce((sum, {value}) => sum + value, 0);
