import type {Effect} from './acts';

declare global {
  interface Window {
    /** From the event to the frame after the one that shows its effect, in milliseconds. */
    actTime?: number;
    nextPageTime?: number;
  }
}

export interface Watched {
  readonly event: 'click' | 'keydown';
  readonly effect: Effect;
  /** The parts of the page whose words the effect `text` changes. */
  readonly scope: string;
}

/** Waits for the first act of a visitor and then, frame by frame, for its effect. Runs in the page, before its scripts. */
export function watchAct({event, effect, scope}: Watched): void {
  const isShown = (element: Element): boolean => {
    const {width, height, left, right} = element.getBoundingClientRect();
    return width > 0 && height > 0 && right > 0 && left < innerWidth && element.checkVisibility();
  };
  const dialogs = (): Element[] =>
    Array.from(document.querySelectorAll('dialog[open], [role="dialog"], :popover-open')).filter(isShown);
  const saysCopied = ({textContent}: Element): boolean => /^copied/i.test(textContent.trim());
  const textOf = (selector: string): string =>
    Array.from(document.querySelectorAll<HTMLElement>(selector))
      .map(({innerText}) => innerText)
      .join();
  // What is touched may be drawn again where scripts take a page over, so the whole page is asked.
  const states: Partial<Record<Effect, () => string>> = {
    theme: () => document.documentElement.getAttribute('data-theme') ?? '',
    open: () => String(document.querySelectorAll('main :is(details[open], [aria-expanded="true"])').length),
    selected: () => textOf('main [role="tab"][aria-selected="true"]'),
    text: () => textOf(scope),
  };
  const state = (): string => states[effect]?.() ?? '';
  // A radio button has changed by the time that the page is told of the click.
  let before = '';
  const note = (): void => {
    before = state();
  };
  for (const type of ['pointerdown', 'keydown']) window.addEventListener(type, note, {capture: true, once: true});
  window.addEventListener(
    event,
    (act) => {
      const isSeen = (): boolean => {
        switch (effect) {
          case 'dialog':
            return dialogs().length > 0;
          case 'field':
            return dialogs().some((dialog) => Array.from(dialog.querySelectorAll('input')).some(isShown));
          case 'copied':
            return Array.from(document.querySelectorAll('button, [role="status"]')).some(saysCopied);
          default:
            return state() !== before;
        }
      };
      const look = (): void => {
        if (!isSeen()) requestAnimationFrame(look);
        else requestAnimationFrame((time) => (window.actTime = Math.max(time, performance.now()) - act.timeStamp));
      };
      requestAnimationFrame(look);
    },
    {capture: true, once: true},
  );
}

/** Scrolls to a place as soon as the page is long enough. Runs in the page, before its scripts. */
export function scrollEarly(top: number): void {
  const scroll = (): void => {
    window.scrollTo({top, behavior: 'instant'});
    if (window.scrollY < top - 1) requestAnimationFrame(scroll);
  };
  requestAnimationFrame(scroll);
}

/** Times the way from a click on a link to the headline of the page that it leads to, across documents. Runs in each. */
export function watchNextPage(path: string): void {
  const key = 'benchmark-next-page';
  const headline = (): string =>
    Array.from(document.querySelectorAll('main :is(h1, h2)')).find((each) => each.checkVisibility())?.textContent ?? '';
  window.addEventListener(
    'click',
    ({timeStamp}) => {
      sessionStorage.setItem(key, JSON.stringify([performance.timeOrigin + timeStamp, headline()]));
    },
    {capture: true},
  );
  const look = (): void => {
    const noted: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    const now = headline();
    if (Array.isArray(noted) && location.pathname.startsWith(path) && now !== '' && now !== noted[1]) {
      requestAnimationFrame(() => {
        window.nextPageTime = performance.timeOrigin + performance.now() - Number(noted[0]);
      });
      return;
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
