import type {Page} from '@playwright/test';

/** What readers may set texts to, and no page may lose anything by: https://www.w3.org/TR/WCAG22/#text-spacing and #resize-text. */
export const largerTexts = {
  'WCAG 1.4.12 spacing':
    '*, ::before, ::after {line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important} p {margin-bottom: 2em !important}',
  'text of twice the size': 'html {font-size: 200% !important}',
} as const;

/** Sets texts as a reader's own style sheet would. */
export const setTexts = (page: Page, css: string): Promise<void> =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, css);

/** What of a page lies beyond its window, or is cut off by a box that hides it, a sentence for each. */
export const lostTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const faults: string[] = [];
    const wider = document.documentElement.scrollWidth - innerWidth;
    const nameOf = (element: Element): string => `<${element.localName}> "${element.textContent.trim().slice(0, 40)}"`;
    // A pixel may be a fraction that was rounded.
    if (wider > 1) {
      const beyond = [...document.querySelectorAll('body *')].filter(
        (element) => element.getBoundingClientRect().right > innerWidth + 1 && element.checkVisibility(),
      );
      faults.push(`the page is ${wider} px wider than its window, by ${beyond.map(nameOf).slice(-3).join(', ')}`);
    }
    const isDecoration = (element: Element): boolean => element.closest('[aria-hidden="true"], svg, [inert]') !== null;
    for (const box of document.querySelectorAll('body *')) {
      const {overflowX, overflowY, textOverflow} = getComputedStyle(box);
      const hides = (overflow: string): boolean => overflow === 'hidden' || overflow === 'clip';
      if (box.clientWidth <= 2 || box.clientHeight <= 2 || isDecoration(box) || !box.checkVisibility()) continue;
      if (!hides(overflowX) && !hides(overflowY)) continue;
      const edge = box.getBoundingClientRect();
      const texts = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      while (texts.nextNode()) {
        const {parentElement, nodeValue} = texts.currentNode;
        if (nodeValue?.trim() === '' || parentElement === null || isDecoration(parentElement)) continue;
        // What scrolls inside the box can be scrolled to, and what ends in an ellipsis or is for screen readers is cut on purpose.
        const isApart = (element: Element): boolean => {
          const {overflow, textOverflow: end, clipPath} = getComputedStyle(element);
          return /auto|scroll/.test(overflow) || end === 'ellipsis' || clipPath !== 'none';
        };
        let inner: Element = parentElement;
        while (inner !== box && !isApart(inner)) inner = inner.parentElement ?? box;
        if (inner !== box) continue;
        if (!parentElement.checkVisibility({visibilityProperty: true, opacityProperty: true})) continue;
        range.selectNodeContents(texts.currentNode);
        const cut = [...range.getClientRects()].find(
          ({left, right, top, bottom, width, height}) =>
            width > 1 &&
            ((hides(overflowX) && textOverflow !== 'ellipsis' && (right > edge.right + 2 || left < edge.left - 2)) ||
              (hides(overflowY) && (bottom > edge.bottom + height / 3 || top < edge.top - height / 3))),
        );
        if (cut !== undefined) {
          faults.push(`${nameOf(parentElement)} is cut by <${box.localName} class="${box.getAttribute('class')}">`);
          break;
        }
      }
    }
    return faults;
  });
