/** Clicks on an element, which may be the icon in a button. */
export function click(target: Element): void {
  if (target instanceof HTMLElement) target.click();
  else target.dispatchEvent(new MouseEvent('click', {bubbles: true, cancelable: true}));
}
