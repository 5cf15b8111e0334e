import {daily} from './daily';
import type {PageTools} from './visitor/inPage';

const widths = daily([320, 1280, 390], 2);

/**
 * What readers may set texts to, and no page may lose anything by: https://www.w3.org/TR/WCAG22/#text-spacing and
 * #resize-text. That a browser zooms a whole page is the same as a window of half the width.
 */
export const largerTexts = [
  {how: 'as it is', css: '', times: 1, widths: [640]},
  {
    how: 'with the spacing of WCAG 1.4.12',
    css: '*, ::before, ::after {line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important} p {margin-bottom: 2em !important}',
    times: 1,
    widths,
  },
  {
    how: 'with a font of twice the size',
    css: 'html {font-size: 200% !important}',
    times: 1,
    widths,
  },
  // Firefox's "Zoom Text Only" and the text size of Safari on phones leave all other lengths as they are.
  {how: 'with texts alone of twice the size', css: '', times: 2, widths},
] as const;

/** Sets texts as a reader's own style sheet would, or as browsers that enlarge texts alone. Runs in pages, as text. */
export function setTexts(_tools: PageTools, css: string, times: number): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [sheet];
  const elements = [...document.querySelectorAll<HTMLElement>('body, body *')].filter((each) => 'style' in each);
  for (const {style} of elements) style.removeProperty('font-size');
  if (times === 1) return;
  const sizes = elements.map((element) => Number.parseFloat(getComputedStyle(element).fontSize) * times);
  for (const [index, {style}] of elements.entries()) style.setProperty('font-size', `${sizes[index]}px`, 'important');
}

/** What of a page lies beyond its window, or is cut off by a box that hides it, a sentence for each. Runs in pages. */
export function lostTexts(): string[] {
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
  const isDecoration = (element: Element): boolean =>
    element.closest('[aria-hidden="true"], [role="img"], svg, [inert]') !== null;
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
}
