/** Whether the browser itself handles a click there: links, disclosures, and what opens a dialog. */
export function isServedAnyway(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('a[href], summary, [data-opens-dialog]') !== null;
}
