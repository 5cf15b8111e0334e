import type {Page} from '@playwright/test';

/** What the browser, or a style sheet, answers by itself. */
const native = [
  '[commandfor]',
  '[popovertarget]',
  'form[method="dialog"] *',
  'form[action] *',
  '[data-styled-by-state]',
].join();

/** How many controls a page without scripts shows, and the HTML of those that nothing answers. Opens its dialogs. */
export async function shownControls(page: Page): Promise<{count: number; dead: string[]}> {
  const shown = page.locator('button, input, select, textarea, [role="tab"], [role="switch"]');
  return shown.evaluateAll((all, native) => {
    // Those of a dialog are looked at with the dialog open, so all but the ones of its own.
    for (const dialog of document.querySelectorAll('dialog')) dialog.setAttribute('open', '');
    const controls = all.filter((control) => control.checkVisibility({checkVisibilityCSS: true}));
    const dead = controls.filter((control) => !control.matches(native));
    return {count: controls.length, dead: dead.map(({outerHTML}) => outerHTML.slice(0, 120))};
  }, native);
}
