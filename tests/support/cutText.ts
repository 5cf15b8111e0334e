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
