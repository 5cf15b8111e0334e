/** What pages note of themselves while an engine is tested; see `recorder`. */
interface Noted {
  /** Whether the fonts have come and positions were compared. */
  settled?: boolean;
}

declare global {
  interface Window {
    noted?: Noted;
  }
}

/** Where problems are kept in the tab, so that they outlive the page. */
export const problemsKey = 'problems-of-engine-test';

/**
 * Runs first in every page and notes what goes wrong there: errors, refused promises, what the policy refuses, files
 * that do not come, errors and warnings in the console, and parts that move once the fonts have come. WebDriver and
 * BiDi tell of some of these only, and each engine of others.
 */
export function recorder(key: string): void {
  const noted: Noted = {};
  window.noted = noted;
  const note = (problem: string): void => {
    const list: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    const problems = Array.isArray(list) ? list : [];
    problems.push(`${location.pathname}${location.search} at ${innerWidth} px: ${problem}`);
    sessionStorage.setItem(key, JSON.stringify(problems));
  };
  // Files that were on their way when the page is left count as lost, in Firefox before it says that the page is left.
  let isLeft = false;
  addEventListener('beforeunload', () => (isLeft = true));
  addEventListener(
    'error',
    (event) => {
      const {target} = event;
      if (!(target instanceof HTMLElement)) note(event.message);
      else if (!isLeft) setTimeout(() => note(`${target.outerHTML.slice(0, 120)} did not load`), 200);
    },
    true,
  );
  addEventListener('unhandledrejection', ({reason}) => note(`a promise was refused: ${String(reason)}`));
  addEventListener('securitypolicyviolation', ({effectiveDirective, blockedURI, sample}) =>
    note(`the policy refuses ${blockedURI} ${sample} by ${effectiveDirective}`),
  );
  for (const level of ['error', 'warn'] as const) {
    const own = console[level].bind(console);
    console[level] = (...words: unknown[]) => {
      note(`console.${level}: ${words.map(String).join(' ')}`);
      own(...words);
    };
  }
  let isUsed = false;
  for (const type of ['keydown', 'pointerdown']) addEventListener(type, () => (isUsed = true), true);
  const parts = (): [Element, number, number][] =>
    [...document.querySelectorAll('h1, h2, main > *, main section')]
      .filter((part) => part.checkVisibility())
      .map((part) => {
        const {left, top} = part.getBoundingClientRect();
        return [part, Math.round(left + scrollX), Math.round(top + scrollY)];
      });
  // Until its face has come or is given up, an optional font's text is laid out and not drawn.
  const isDrawn = (): boolean =>
    [...document.fonts].every(({display, status}) => display !== 'optional' || status !== 'loading');
  // A browser that is on its way elsewhere, as from a page that leads away by itself, may not open the next page.
  addEventListener('DOMContentLoaded', () => document.querySelector('a[data-leaves-for]')?.setAttribute('href', '#'));
  addEventListener('DOMContentLoaded', () =>
    requestAnimationFrame(function firstFrame(): void {
      if (!isDrawn()) {
        requestAnimationFrame(firstFrame);
        return;
      }
      const before = parts();
      const width = innerWidth;
      const compare = async (): Promise<void> => {
        await document.fonts.ready;
        await new Promise(requestAnimationFrame);
        const after = new Map(parts().map(([part, left, top]) => [part, {left, top}]));
        for (const [part, left, top] of before) {
          const now = after.get(part);
          // What the visitor does moves parts as well.
          if (now === undefined || isUsed || scrollY !== 0 || innerWidth !== width) continue;
          const [right, down] = [now.left - left, now.top - top];
          if (Math.abs(right) + Math.abs(down) <= 1) continue;
          note(`${part.outerHTML.slice(0, 80)} moved ${right} px to the right and ${down} px down after it was drawn`);
          break;
        }
        noted.settled = true;
      };
      if (document.readyState === 'complete') void compare();
      else addEventListener('load', () => void compare());
    }),
  );
}

/** The script that starts the recorder. */
export const recorderScript = `(() => { const __name = (named) => named; (${String(recorder)})(${JSON.stringify(problemsKey)}); })();`;
