/** Opens a popover. Where it is open already, or the browser has no popovers, nothing happens. */
export function openPopover(element: HTMLElement): void {
  try {
    element.showPopover();
  } catch {
    // The page reads as well without it.
  }
}

/** Closes a popover, if it is open and the browser has popovers. */
export function closePopover(element: HTMLElement | null): void {
  try {
    element?.hidePopover();
  } catch {
    // It was never open.
  }
}
