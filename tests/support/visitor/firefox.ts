import puppeteer, {type ElementHandle, type KeyInput} from 'puppeteer-core';
import {keysOf, type Driver} from './driver';

const isKey = (key: string): key is KeyInput => /^(.|[A-Z]\w+)$/.test(key);

const isPng = (file: string): file is `${string}.png` => file.endsWith('.png');

/** @throws Error where a word is no key. */
function keyNamed(key: string): KeyInput {
  if (!isKey(key)) throw new Error(`"${key}" is no key.`);
  return key;
}

const isElement = (handle: unknown): handle is ElementHandle =>
  typeof handle === 'object' && handle !== null && 'click' in handle;

/**
 * Starts Firefox without a window, driven by WebDriver BiDi.
 *
 * @param executablePath of an installed Firefox.
 */
export async function firefoxDriver(executablePath: string): Promise<Driver> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    extraPrefsFirefox: {
      // Pages are told to move as little as they can.
      'ui.prefersReducedMotion': 1,
      // Pages load anew on the way back: the driver loses those that were kept. Chromium's tests keep them.
      'browser.sessionhistory.max_total_viewers': 0,
      // Nothing of the browser's own reaches the network.
      'app.update.auto': false,
      'browser.safebrowsing.downloads.remote.enabled': false,
      'network.captive-portal-service.enabled': false,
      'network.connectivity-service.enabled': false,
    },
  });
  const page = await browser.newPage();
  return {
    goto: async (address) => {
      await page.goto(address, {waitUntil: 'domcontentloaded'});
    },
    resize: (width, height) => page.setViewport({width, height}),
    evaluate: <Value>(expression: string) => page.evaluate<[], () => Promise<Value>>(expression),
    async click(expression) {
      const handle: unknown = await page.evaluateHandle(expression);
      if (!isElement(handle)) throw new Error('There is nothing to click.');
      await handle.click();
    },
    type: (text) => page.keyboard.type(text),
    async press(keys) {
      const {held, key} = keysOf(keys);
      for (const each of held) await page.keyboard.down(keyNamed(each));
      await page.keyboard.press(keyNamed(key));
      for (const each of [...held].reverse()) await page.keyboard.up(keyNamed(each));
    },
    back: async () => {
      await page.goBack({waitUntil: 'domcontentloaded'});
    },
    screenshot: async (file) => {
      if (!isPng(file)) throw new Error(`${file} is not to be a PNG file.`);
      await page.screenshot({path: file});
    },
    close: () => browser.close(),
  };
}
