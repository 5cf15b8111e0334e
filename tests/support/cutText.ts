import type {Page} from '@playwright/test';

/** Words that run out of a box which hides what is beyond its edge, each with the start of the box's text. */
export const cutText = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const hides = (box: Element): boolean => {
      const {overflowX, textOverflow} = getComputedStyle(box);
      // What ends in an ellipsis is cut on purpose, what is a pixel wide is there for screen readers alone.
      return (overflowX === 'hidden' || overflowX === 'clip') && textOverflow !== 'ellipsis' && box.clientWidth > 2;
    };
    const isCut = (box: Element): boolean => {
      const {right} = box.getBoundingClientRect();
      const texts = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      while (texts.nextNode()) {
        range.selectNodeContents(texts.currentNode);
        const rectangles = texts.currentNode.nodeValue?.trim() === '' ? [] : [...range.getClientRects()];
        if (rectangles.some((each) => each.width > 0 && each.right > right + 1)) return true;
      }
      return false;
    };
    return [...document.querySelectorAll('body *')]
      .filter((box) => box.scrollWidth > box.clientWidth + 1 && hides(box) && box.checkVisibility() && isCut(box))
      .map((box) => `"${box.textContent.trim().slice(0, 60)}" is cut at the right`);
  });

/** Words of sentences that go on in the next line without a hyphen; names in code and addresses may. */
export const brokenWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const broken: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (texts.nextNode()) {
      const {currentNode: text} = texts;
      const box = text.parentElement;
      if (!box?.checkVisibility() || box.closest('code, [aria-hidden="true"], [role="img"], thead')) continue;
      for (const {0: word, index} of (text.nodeValue ?? '').matchAll(/(?<![^\s(“"])\p{L}{4,}(?![^\s,.:;!?)”"])/gu)) {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = new Set([...range.getClientRects()].filter(({width}) => width > 1).map(({top}) => top));
        if (lines.size > 1)
          broken.push(`"${word}" of "${box.textContent.trim().slice(0, 60)}" goes on in the next line`);
      }
    }
    return broken;
  });
