/** A button that a submission went through. */
export type SubmitButton = HTMLButtonElement | HTMLInputElement;

export interface FormWatcher {
  /**
   * A submit button was clicked or Enter was pressed, which browsers turn into a
   * click on that button. False holds the click back.
   */
  readonly onSubmitClick: (button: SubmitButton | undefined) => boolean;
  /** The browser's own validation refused a field. */
  readonly onInvalid: () => void;
  /** Something was typed or chosen in a field under this node. */
  readonly onInput: (root: ParentNode, event: Event) => void;
}

/** Told by its properties, as a node of another frame is no instance of this page's classes. */
function isSubmitButton(node: unknown): node is SubmitButton {
  if (typeof node !== 'object' || node === null || !('type' in node) || !('form' in node)) return false;
  return (node.type === 'submit' || node.type === 'image') && node.form !== null;
}

/** Watches all forms under a node, those a provider adds later included. Returns a way to stop. */
export function watchForm(root: Node & ParentNode, {onSubmitClick, onInvalid, onInput}: FormWatcher): () => void {
  const handlers = {
    click: (event: Event) => {
      const button = event.composedPath().find(isSubmitButton);
      if (button === undefined || onSubmitClick(button)) return;
      event.preventDefault();
      event.stopPropagation();
    },
    // Follows the click, and then says nothing new; scripts get here without one.
    submit: (event: Event) => {
      onSubmitClick('submitter' in event && isSubmitButton(event.submitter) ? event.submitter : undefined);
    },
    invalid: onInvalid,
    input: (event: Event) => onInput(root, event),
    // Some browsers and password managers fill in a field without an `input`.
    change: (event: Event) => onInput(root, event),
  };
  const entries = Object.entries(handlers);
  // Captured, because providers stop events on their way up, and `invalid` does not bubble.
  entries.forEach(([type, handler]) => root.addEventListener(type, handler, true));
  return () => entries.forEach(([type, handler]) => root.removeEventListener(type, handler, true));
}
