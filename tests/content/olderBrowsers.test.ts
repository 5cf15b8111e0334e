/** The scripts of pages help visitors with older browsers, so they cannot ask for what only newer ones have. */
import {filesIn} from '@site/src/pipeline/files';
import {newerFeatures} from '../support/olderBrowsers/newerFeatures';

const dialogs = 'a browser without dialogs has no dialog that is open, and its own buttons open none';
const popovers = 'src/browser/head/olderBrowsers.ts makes it where there is none';
const asked = 'the browser is asked first whether it has it';

/** What is newer and still called, and why that harms nobody. */
const harmless: Readonly<Record<string, string>> = {
  'HTMLElement.showPopover': popovers,
  'HTMLElement.hidePopover': popovers,
  HTMLDialogElement: dialogs,
  'HTMLDialogElement.open': dialogs,
  'HTMLDialogElement.showModal': dialogs,
  'HTMLDialogElement.close': dialogs,
  'HTMLFormElement.requestSubmit': asked,
  'Navigator.share': asked,
  ClipboardItem: asked,
  'ClipboardItem.ClipboardItem': asked,
  'Clipboard.write': asked,
  'Window.requestIdleCallback': asked,
  'Window.cancelIdleCallback': asked,
  'MouseEvent.movementX': 'undefined counts as a pointer that has moved',
  'MouseEvent.movementY': 'undefined counts as a pointer that has moved',
};

const nameOf = (use: string): string => / (\S+) \(/.exec(use)?.[1] ?? use;

test('head scripts and behaviors call what browsers of 2021 have, or what is known to do no harm', () => {
  const named = filesIn('src').filter((file) => /\.(head|behavior)\.ts$/.test(file));
  const entries = named.map((file) => `src/${file}`);
  const uses = newerFeatures(entries);
  expect(entries.length).toBeGreaterThan(0);
  expect(uses.filter((use) => !(nameOf(use) in harmless))).toEqual([]);
  // What nothing calls any longer is taken from the list.
  expect(Object.keys(harmless).filter((name) => !uses.some((use) => nameOf(use) === name))).toEqual([]);
});

test('a constructor, a method, a function and an attribute that are newer are told of', () => {
  expect(newerFeatures(['tests/fixtures/olderBrowsers/newer.ts']).map(nameOf)).toEqual([
    'CSSStyleSheet.CSSStyleSheet',
    'Array.at',
    'structuredClone',
    'Element.checkVisibility',
  ]);
});
