import type {Page} from '@playwright/test';

/** The pictures that are wider or higher than they were made, by more than a pixel. */
export const stretchedPictures = (page: Page): Promise<string[]> =>
  page.locator('img[width][height]').evaluateAll((all) =>
    all.flatMap((picture) => {
      if (!(picture instanceof HTMLImageElement) || !picture.checkVisibility()) return [];
      const [width, height] = ['width', 'height'].map((name) => Number(picture.getAttribute(name)));
      const style = getComputedStyle(picture);
      if (!width || !height || style.objectFit !== 'fill') return [];
      const [shown, high] = [Number.parseFloat(style.width), Number.parseFloat(style.height)];
      const isWhole = Math.abs(high - (shown * height) / width) <= 1;
      return isWhole
        ? []
        : [`${picture.getAttribute('src')} is ${shown} by ${high} px, made for ${width} by ${height}`];
    }),
  );
