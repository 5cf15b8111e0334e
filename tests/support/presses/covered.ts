import type {Page} from '@playwright/test';

/** All that takes a press by itself, in terms of HTML and ARIA, not of this site. */
export const controls = [
  'a[href]',
  'button',
  'input:not([type=hidden])',
  'select',
  'textarea',
  'summary',
  'label',
  'iframe',
  'area[href]',
  ...['button', 'checkbox', 'link', 'menuitem', 'option', 'radio', 'slider', 'switch', 'tab'].map(
    (role) => `[role=${role}]`,
  ),
].join(',');

/**
 * The controls in a page, or below an element of it, that a press would miss: each is scrolled to its place, and has to
 * be what the browser finds at its middle and a quarter inside its box. Those that are not shown are left out.
 *
 * @param stays whether the page has to stay where it is: only what is in it may be scrolled.
 * @returns what is wrong in words, with the control and what lies above it; and how many controls were seen.
 */
export function coveredControls(
  page: Page,
  below = 'body',
  stays = false,
): Promise<{problems: string[]; seen: number}> {
  return page.evaluate(
    async ([selector, root, isStill]) => {
      const {scrollY: start} = window;
      // What moves to its place has arrived. What moves on and on, or with the scrolling, never does.
      const arrives = ({effect, timeline, playState}: Animation): boolean =>
        playState === 'running' &&
        timeline instanceof DocumentTimeline &&
        effect?.getComputedTiming().endTime !== Infinity;
      await Promise.allSettled(
        document
          .getAnimations()
          .filter(arrives)
          .map(({finished}) => finished),
      );
      const isDisabled = (control: Element): boolean => control.matches(':disabled,[aria-disabled=true]');
      const name = (element: Element | null): string => {
        if (element === null) return 'nothing';
        const words = (element.getAttribute('aria-label') ?? element.textContent).replace(/\s+/g, ' ').trim();
        return `<${element.tagName.toLowerCase()} class="${element.getAttribute('class') ?? ''}"> "${words.slice(0, 40)}"`;
      };
      /** The box in which a finger would look for it: of a link in several lines, the largest. */
      const boxOf = (element: Element): DOMRect | undefined =>
        [...element.getClientRects()].sort((one, other) => other.width * other.height - one.width * one.height)[0];
      const isShown = (element: Element): boolean => {
        const box = boxOf(element);
        if (box === undefined || box.width < 2 || box.height < 2) return false;
        if (element.closest('[inert]') !== null) return false;
        return element.checkVisibility({opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true});
      };
      /** Also of a control in an open shadow tree. */
      const at = (x: number, y: number): Element | null => {
        let found = document.elementFromPoint(x, y);
        while (found?.shadowRoot) {
          const inner = found.shadowRoot.elementFromPoint(x, y);
          if (inner === null || inner === found) break;
          found = inner;
        }
        return found;
      };
      const labelsOf = (control: Element): readonly Element[] =>
        'labels' in control && control.labels instanceof NodeList
          ? [...control.labels].filter((label): label is Element => label instanceof Element)
          : [];
      const takes = (control: Element, found: Element | null): boolean => {
        if (found === null) return false;
        if (control.contains(found)) return true;
        // A press on a field's label is a press on the field, and the other way round.
        const label = found.closest('label');
        if (label !== null && labelsOf(control).includes(label)) return true;
        return control instanceof HTMLLabelElement && control.control?.contains(found) === true;
      };

      /** Whether a drawn control has anything at a point of its box: a shape need not fill it. */
      const isDrawnAt = (control: Element, x: number, y: number): boolean => {
        if (!(control instanceof SVGElement)) return true;
        return [...control.querySelectorAll('*')].some((shape) => {
          if (!(shape instanceof SVGGeometryElement)) return false;
          const matrix = shape.getScreenCTM();
          return matrix !== null && shape.isPointInFill(new DOMPoint(x, y).matrixTransform(matrix.inverse()));
        });
      };

      const problems: string[] = [];
      let seen = 0;
      for (const control of document.querySelectorAll(`:is(${root}) :is(${selector})`)) {
        if (isDisabled(control) || !isShown(control)) continue;
        control.scrollIntoView({block: 'center', inline: 'center', behavior: 'instant'});
        // scrollIntoView also scrolls boxes with hidden overflow, which visitors cannot do: undo it. Not the body, which
        // open dialogs keep from scrolling.
        for (
          let outer = control.parentElement;
          outer !== null && outer !== document.body;
          outer = outer.parentElement
        ) {
          if (outer.scrollTop > 0 && getComputedStyle(outer).overflowY === 'hidden') outer.scrollTop = 0;
        }
        if (isStill) window.scrollTo({top: start, behavior: 'instant'});
        const box = boxOf(control);
        if (box === undefined || !isShown(control)) continue;
        const [left, right] = [Math.max(0, box.left), Math.min(innerWidth, box.right)];
        const [top, bottom] = [Math.max(0, box.top), Math.min(innerHeight, box.bottom)];
        if (right - left < 2 || bottom - top < 2) {
          // A link to the content is above the page until it has the focus.
          if (control instanceof HTMLElement) control.focus({preventScroll: true});
          const focused = boxOf(control);
          const isReached =
            focused !== undefined &&
            focused.bottom > 0 &&
            focused.top < innerHeight &&
            focused.right > 0 &&
            focused.left < innerWidth;
          if (control instanceof HTMLElement) control.blur();
          if (!isReached) problems.push(`${name(control)} cannot be scrolled into view`);
          continue;
        }
        seen++;
        const points = [
          [0.5, 0.5],
          [0.25, 0.25],
          [0.75, 0.25],
          [0.25, 0.75],
          [0.75, 0.75],
        ]
          .map(([x = 0, y = 0]) => [left + (right - left) * x, top + (bottom - top) * y] as const)
          .filter(([x, y]) => isDrawnAt(control, x, y));
        const misses = points.map(([x, y]) => at(x, y)).filter((found) => !takes(control, found));
        const [first] = misses;
        if (first !== undefined) {
          problems.push(`${name(control)} lies behind ${name(first)} at ${misses.length} of ${points.length} points`);
        }
      }
      return {problems, seen};
    },
    [controls, below, stays] as const,
  );
}
