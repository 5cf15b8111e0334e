import type {Page} from '@playwright/test';

/**
 * Texts that are too pale for white paper, or too dark for a ground that asks to be printed: printers leave out all
 * others. https://www.w3.org/TR/WCAG22/#contrast-minimum
 */
export const pale = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const canvas = document.createElement('canvas').getContext('2d', {willReadFrequently: true});
    if (canvas === null) throw new Error('This browser draws on no canvas.');
    /** The luminance of a color that lies on others, on white paper. */
    const luminance = (...colors: string[]): number => {
      for (const each of ['#fff', ...colors]) {
        canvas.fillStyle = each;
        canvas.fillRect(0, 0, 1, 1);
      }
      const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map((value) => {
        const share = value / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    /** The grounds that are printed below an element, from the lowest. */
    const groundsBelow = (element: Element | null): string[] => {
      if (element === null) return [];
      const {backgroundColor, printColorAdjust} = getComputedStyle(element);
      return [...groundsBelow(element.parentElement), ...(printColorAdjust === 'exact' ? [backgroundColor] : [])];
    };
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const found = new Set<string>();
    while (texts.nextNode()) {
      const {currentNode} = texts;
      const parent = currentNode.parentElement;
      const words = currentNode.nodeValue?.trim() ?? '';
      range.selectNodeContents(currentNode);
      if (words === '' || parent === null || range.getBoundingClientRect().width <= 1) continue;
      if (!parent.checkVisibility({visibilityProperty: true, opacityProperty: true})) continue;
      if (parent.closest('[aria-hidden="true"], [role="img"], [inert]') !== null) continue;
      // Shapes of drawings are printed: the text has there what it has on screen.
      if (parent.closest('svg') !== null) continue;
      const grounds = groundsBelow(parent);
      const [ground, text] = [luminance(...grounds), luminance(...grounds, getComputedStyle(parent).color)];
      if ((Math.max(ground, text) + 0.05) / (Math.min(ground, text) + 0.05) < 4.5) found.add(words.slice(0, 60));
    }
    return [...found];
  });

/** What is folded away on the screen and not printed either: the first words of each. */
export const foldedAway = (page: Page): Promise<string[]> =>
  page.locator('main details').evaluateAll((all) =>
    all
      .filter((details) => details.checkVisibility())
      .flatMap((details) => [...details.children])
      .filter((part) => part.tagName !== 'SUMMARY' && part.textContent.trim() !== '' && !part.checkVisibility())
      .map(({textContent}) => textContent.trim().slice(0, 60)),
  );
