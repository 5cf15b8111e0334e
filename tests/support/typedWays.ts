import type {CDPSession, Locator, Page} from '@playwright/test';

/** A way in which a text comes into a field that has the focus and is empty. */
export type TypedWay = (page: Page, field: Locator, text: string) => Promise<void>;

const withSession = async (page: Page, act: (session: CDPSession) => Promise<unknown>): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  await act(session);
  await session.detach();
};

/** Types on a keyboard, which all other ways are held to. */
export const byKeyboard: TypedWay = (_page, field, text) => field.pressSequentially(text);

/** Dictation, writing aids and suggestions put words in without a key. */
const byDictation: TypedWay = (page, _field, text) =>
  withSession(page, (session) => session.send('Input.insertText', {text}));

/** An input method: keys that tell nothing but that there are some, and a word that is being composed. */
const byInputMethod: TypedWay = async (page, field, text) => {
  const press = (key: string) =>
    field.evaluate((element, name) => {
      const given = {key: name, keyCode: 229, bubbles: true, cancelable: true};
      element.dispatchEvent(new KeyboardEvent('keydown', given));
    }, key);
  await withSession(page, async (session) => {
    for (let length = 1; length <= text.length; length += 1) {
      await press('Process');
      const selection = {selectionStart: length, selectionEnd: length};
      await session.send('Input.imeSetComposition', {text: text.slice(0, length), ...selection});
    }
    await session.send('Input.insertText', {text});
  });
  // Safari's Enter, which commits the word after the composition has ended.
  await press('Enter');
};

/** Password managers and browsers fill fields from outside, and tell of it. */
const byAutofill: TypedWay = (_page, field, text) =>
  field.evaluate((element, value) => {
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value')?.set?.call(element, value);
    element.dispatchEvent(new InputEvent('input', {inputType: 'insertReplacementText', data: value, bubbles: true}));
    element.dispatchEvent(new Event('change', {bubbles: true}));
  }, text);

const byPaste: TypedWay = async (page, _field, text) => {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await page.keyboard.press('ControlOrMeta+V');
};

/** Every way but the keyboard. */
export const otherWays: Readonly<Record<string, TypedWay>> = {
  dictation: byDictation,
  'an input method': byInputMethod,
  autofill: byAutofill,
  paste: byPaste,
};
