/** @jest-environment jsdom */
import {noteActs} from '@site/src/browser/head/noteActs';
import {stillLoadingId} from '@site/src/browser/notices';

test('a button that waits for its code says so in words after a second', () => {
  jest.useFakeTimers();
  const shown: string[] = [];
  // Missing in jsdom, which does not know what is modal either.
  Object.assign(HTMLElement.prototype, {
    showPopover(this: HTMLElement) {
      shown.push(this.id);
    },
  });
  document.body.innerHTML = `<button>Theme</button><p popover id="${stillLoadingId}">Still loading</p>`;
  jest.spyOn(document, 'querySelector').mockReturnValue(null);
  noteActs();
  document.body.querySelector('button')?.click();
  jest.advanceTimersByTime(999);
  expect(shown).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(shown).toEqual([stillLoadingId]);
});
