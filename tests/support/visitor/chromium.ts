import type {Page} from '@playwright/test';
import type {Driver} from './driver';

/** Chromium, by a page of Playwright's. */
export function chromiumDriver(page: Page): Driver {
  return {
    goto: async (address) => {
      await page.goto(address);
    },
    resize: (width, height) => page.setViewportSize({width, height}),
    evaluate: (expression) => page.evaluate(expression),
    async click(expression) {
      const element = (await page.evaluateHandle<Element | null>(expression)).asElement();
      if (element === null) throw new Error('There is nothing to click.');
      await element.click();
    },
    type: (text) => page.keyboard.type(text),
    press: (keys) => page.keyboard.press(keys),
    back: async () => {
      await page.goBack();
    },
    screenshot: async (file) => {
      await page.screenshot({path: file});
    },
    close: () => page.close(),
  };
}
