/** Milliseconds without a key after which a date counts as typed. */
const pause = 1000;

/**
 * Waits while somebody types a date in an island: until the field is left, or is whole and gets no key for a while.
 * Browsers keep a date's day, month and year apart until it is whole, and hydration, which sets the field's value,
 * would lose the parts: no script can read them or enter them again.
 */
export async function untilDateIsTyped(island: Element): Promise<void> {
  const field = document.activeElement;
  if (!(field instanceof HTMLInputElement) || field.type !== 'date' || !island.contains(field)) return;
  if (field.value === field.defaultValue && !field.validity.badInput) return;
  await new Promise<void>((resolve) => {
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const wait = (): void => {
      clearTimeout(waiting);
      waiting = setTimeout(() => (field.validity.badInput ? wait() : end()), pause);
    };
    const end = (): void => {
      clearTimeout(waiting);
      field.removeEventListener('keydown', wait);
      resolve();
    };
    field.addEventListener('keydown', wait);
    field.addEventListener('blur', end, {once: true});
    wait();
  });
}
