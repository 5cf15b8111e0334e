import {spawn} from 'node:child_process';
import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {setTimeout} from 'node:timers/promises';
import {Builder, Key, type WebElement} from 'selenium-webdriver';
import {freePort} from '../freePort.mjs';
import {keysOf, type Driver} from './driver';

const keyCodes: Readonly<Record<string, string>> = {
  ArrowDown: Key.ARROW_DOWN,
  ArrowLeft: Key.ARROW_LEFT,
  ArrowRight: Key.ARROW_RIGHT,
  ArrowUp: Key.ARROW_UP,
  Control: Key.CONTROL,
  End: Key.END,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Home: Key.HOME,
  Shift: Key.SHIFT,
  Tab: Key.TAB,
};

/** The buttons above the page keep the window wider than a phone, unless they are small. */
const smallButtons = `* {
  min-width: 0;
  min-height: 0;
  padding: 0;
  margin: 0;
  border-width: 0;
  font-size: 1px;
  -gtk-icon-source: none;
}
`;

const codeOf = (key: string): string => keyCodes[key] ?? key;

/** @throws Error where the driver does not answer within half a minute. */
async function answering(address: string): Promise<void> {
  for (let attempt = 0; attempt < 150; attempt += 1) {
    const isUp = await fetch(`${address}/status`).then(
      ({ok}) => ok,
      () => false,
    );
    if (isUp) return;
    await setTimeout(200);
  }
  throw new Error('WebKitWebDriver did not answer.');
}

/**
 * Starts WebKit's own small browser on a screen that nobody sees, driven by WebDriver.
 *
 * @param miniBrowser the path of MiniBrowser.
 */
export async function webkitDriver(miniBrowser: string): Promise<Driver> {
  const settings = await mkdtemp(path.join(tmpdir(), 'webkit-'));
  await mkdir(path.join(settings, 'gtk-3.0'));
  await writeFile(path.join(settings, 'gtk-3.0/gtk.css'), smallButtons);
  // Pages are told to move as little as they can.
  await writeFile(path.join(settings, 'gtk-3.0/settings.ini'), '[Settings]\ngtk-enable-animations=0\n');
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const server = spawn('xvfb-run', ['-a', '-s', '-screen 0 2560x1600x24', 'WebKitWebDriver', `--port=${port}`], {
    detached: true,
    stdio: 'ignore',
    env: {...process.env, XDG_CONFIG_HOME: settings},
  });
  const ended = new Promise((resolve) => server.once('exit', resolve));
  const stop = async (): Promise<void> => {
    if (server.pid !== undefined) process.kill(-server.pid, 'SIGTERM');
    await ended;
    await rm(settings, {recursive: true, force: true});
  };
  try {
    await answering(address);
    const driver = await new Builder()
      .usingServer(address)
      .withCapabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': {binary: miniBrowser, args: ['--automation']},
      })
      .build();
    await driver.manage().setTimeouts({script: 30_000, pageLoad: 60_000});
    const window = driver.manage().window();
    const evaluate = <Value>(expression: string): Promise<Value> =>
      driver.executeScript<Value>(`return ${expression};`);
    const innerSize = async (): Promise<{width: number; height: number}> => {
      const [width, height] = await driver.executeScript<[number, number]>('return [innerWidth, innerHeight];');
      return {width, height};
    };
    return {
      goto: (page) => driver.get(page),
      async resize(width, height) {
        // The window has bars around the page, whose size is known once the page is drawn; asked for a second time,
        // the window has it right.
        for (let attempt = 0; attempt < 40; attempt += 1) {
          const inner = await innerSize();
          if (inner.width === width && inner.height === height) return;
          if (attempt % 10 === 0) {
            const outer = await window.getRect();
            await window.setRect({
              x: 0,
              y: 0,
              width: width + Math.max(0, outer.width - inner.width),
              height: height + Math.max(0, outer.height - inner.height),
            });
          }
          await setTimeout(50);
        }
        throw new Error(`WebKit’s window is ${(await innerSize()).width} px wide in place of ${width}.`);
      },
      evaluate,
      async click(expression) {
        const element = await driver.executeScript<WebElement | null>(`return ${expression};`);
        if (element === null) throw new Error('There is nothing to click.');
        await driver.executeScript('arguments[0].scrollIntoView({block: "center", behavior: "instant"});', element);
        await driver.actions().move({origin: element}).click().perform();
      },
      type: async (text) => {
        await driver.actions().sendKeys(text).perform();
      },
      async press(keys) {
        const {held, key} = keysOf(keys);
        const actions = driver.actions();
        for (const each of held) actions.keyDown(codeOf(each));
        actions.keyDown(codeOf(key)).keyUp(codeOf(key));
        for (const each of [...held].reverse()) actions.keyUp(codeOf(each));
        await actions.perform();
      },
      back: () => driver.navigate().back(),
      screenshot: async (file) => writeFile(file, await driver.takeScreenshot(), 'base64'),
      async close() {
        await driver.quit().catch(() => {});
        await stop();
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
