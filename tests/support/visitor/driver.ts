/** What a browser has to be able to do for a visitor: the few calls that differ between Playwright, BiDi and WebDriver. */
export interface Driver {
  /** Opens an address, and waits until the document is read. */
  goto(address: string): Promise<void>;
  /** Makes the window as large, in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  /** The value of an expression in the page, which can be written as JSON. */
  evaluate<Value>(expression: string): Promise<Value>;
  /** Clicks the element that an expression gives, with the mouse. */
  click(expression: string): Promise<void>;
  /** Types characters into what has the focus. */
  type(text: string): Promise<void>;
  /** Presses a key, with others held: "Enter", "Control+b", "Shift+Tab". */
  press(keys: string): Promise<void>;
  back(): Promise<void>;
  /** Writes a picture of the window as a PNG file. */
  screenshot(file: string): Promise<void>;
  close(): Promise<void>;
}

/** The keys of a combination: those that are held, and the one that is pressed. */
export function keysOf(keys: string): {readonly held: readonly string[]; readonly key: string} {
  const parts = keys.split('+');
  return {held: parts.slice(0, -1), key: parts.at(-1) ?? ''};
}
