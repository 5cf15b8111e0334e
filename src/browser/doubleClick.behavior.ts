import type {Behavior} from './behavior';

/** What a click counts for: a field for its label, and a dialog for the place beside what is in it. */
function controlAt(target: EventTarget | null): Element | null {
  const found = target instanceof Element ? target.closest('a, button, dialog, input, label, select, summary') : null;
  return found instanceof HTMLLabelElement ? found.control : found;
}

/** What the first click of a double click was on. */
let pressed: Element | null = null;

/** Only the first click of a double click counts where another control has come under the pointer meanwhile. */
export default {
  marks: [],
  start() {
    window.addEventListener(
      'click',
      (event) => {
        if (!event.isTrusted) return;
        const control = controlAt(event.target);
        if (event.detail < 2) pressed = control;
        else if (control !== pressed) {
          event.preventDefault();
          event.stopImmediatePropagation();
        }
      },
      {capture: true},
    );
  },
} satisfies Behavior;
