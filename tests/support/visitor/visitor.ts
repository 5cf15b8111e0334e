import {setTimeout} from 'node:timers/promises';
import type {Driver} from './driver';
import {callInPage, type PageTools, type Target} from './inPage';

/** How long something may take to be seen; a busy machine is slow. */
const patience = 15_000;

const described = ({css, name, has}: Target): string =>
  name === undefined && has === undefined ? css : `${css} named "${name ?? `…${has}…`}"`;

/** A visitor of the site in one browser: what the site's acts are described with, whichever engine draws the page. */
export class Visitor {
  constructor(
    private readonly driver: Driver,
    /** The site's own address, such as http://127.0.0.1:8787. */
    readonly site: string,
  ) {}

  /** Opens a page of the site and waits until its script listens. */
  async open(address: string): Promise<void> {
    await this.driver.goto(this.site + address);
    await this.listening();
  }

  /** Waits until the page's script listens. The player's pages and the not-found page's have no such mark to wait for. */
  async listening(): Promise<void> {
    await this.see('the page to listen', () => {
      const {dataset} = document.documentElement;
      return dataset.hasHydrated === 'true' || window.location.pathname.startsWith('/embed/');
    });
  }

  /** Takes away what the site has kept in this browser, as if the visitor had never been here. */
  forget(): Promise<void> {
    return this.run(() => {
      if (window.location.protocol === 'about:') return;
      window.localStorage.clear();
      window.sessionStorage.clear();
      for (const cookie of document.cookie.split('; ')) {
        document.cookie = `${cookie.split('=')[0] ?? ''}=; path=/; max-age=0`;
      }
    });
  }

  resize(width: number, height = 844): Promise<void> {
    return this.driver.resize(width, height);
  }

  /** The value of an expression in the page. */
  evaluate<Value>(expression: string): Promise<Value> {
    return this.driver.evaluate<Value>(`(() => { const __name = (named) => named; return ${expression}; })()`);
  }

  /** What a function that runs in the page gives. */
  run<Values extends readonly unknown[], Result>(
    call: (tools: PageTools, ...values: Values) => Result,
    ...values: Values
  ): Promise<Result> {
    return this.driver.evaluate<Result>(callInPage(call, values));
  }

  /**
   * Waits until a function that runs in the page says true.
   *
   * @throws Error that says what was not seen.
   */
  async see<Values extends readonly unknown[]>(
    what: string,
    call: (tools: PageTools, ...values: Values) => boolean,
    ...values: Values
  ): Promise<void> {
    const end = Date.now() + patience;
    let problem = '';
    for (;;) {
      try {
        if (await this.run(call, ...values)) return;
        problem = '';
      } catch (error) {
        // The document may be on its way to another.
        problem = error instanceof Error ? `: ${error.message}` : '';
      }
      if (Date.now() > end) throw new Error(`Waited in vain for ${what}${problem}.`);
      await setTimeout(50);
    }
  }

  async click(target: Target): Promise<void> {
    await this.seeShown(target);
    await this.driver.click(callInPage(({find}, wanted: Target) => find(wanted), [target]));
  }

  type(text: string): Promise<void> {
    return this.driver.type(text);
  }

  press(keys: string): Promise<void> {
    return this.driver.press(keys);
  }

  async back(): Promise<void> {
    await this.driver.back();
    await this.listening();
  }

  focus(target: Target): Promise<void> {
    return this.run(({find}, wanted) => find(wanted)?.focus(), target);
  }

  seeShown(target: Target): Promise<void> {
    return this.see(described(target), ({find}, wanted) => find(wanted) !== undefined, target);
  }

  seeGone(target: Target): Promise<void> {
    return this.see(`no ${described(target)}`, ({find}, wanted) => find(wanted) === undefined, target);
  }

  seeFocused(target: Target): Promise<void> {
    return this.see(
      `the focus on ${described(target)}`,
      ({all}, wanted) => all(wanted).some((element) => element === document.activeElement),
      target,
    );
  }

  /** Waits until the first element that is found says a text. */
  seeText(target: Target, text: string): Promise<void> {
    return this.see(
      `"${text}" in ${described(target)}`,
      ({textOf}, wanted, words) => textOf(wanted).includes(words),
      target,
      text,
    );
  }

  seePath(path: string): Promise<void> {
    return this.see(`the address ${path}`, (tools, wanted) => tools.path() === wanted, path);
  }

  /** Waits until an attribute of the first element that is found has a value. */
  seeAttribute(target: Target, name: string, value: string): Promise<void> {
    return this.see(
      `${name}="${value}" on ${described(target)}`,
      ({find}, wanted, attribute, expected) => find(wanted)?.getAttribute(attribute) === expected,
      target,
      name,
      value,
    );
  }

  screenshot(file: string): Promise<void> {
    return this.driver.screenshot(file);
  }

  close(): Promise<void> {
    return this.driver.close();
  }
}
