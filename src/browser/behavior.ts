/**
 * Code that runs on a page without React: the default export of a file named `*.behavior.ts`, in the folder of its
 * markup.
 */
export interface Behavior {
  /** The attributes (`data-…`) that mark its controls. The build rejects a control in the HTML that nothing handles. */
  readonly marks: readonly string[];
  /**
   * The attributes of other elements that it acts on. A page with neither does not get it, unless it is for every page.
   */
  readonly touches?: readonly string[];
  /** Called once, before anything else; listens on the document. */
  readonly start?: () => void;
  /** Called each time a page's HTML is ready: once in production, on each navigation in `npm start`. */
  readonly onPage?: () => void;
}

/** The element with a mark in which an event happened. */
export function marked(event: Event, mark: string): HTMLElement | undefined {
  const {target} = event;
  return target instanceof Element ? (target.closest<HTMLElement>(`[${mark}]`) ?? undefined) : undefined;
}

/** Listens on the whole document for an event within elements that have a mark. */
export function onMarked<Type extends keyof DocumentEventMap>(
  type: Type,
  mark: string,
  listener: (element: HTMLElement, event: DocumentEventMap[Type]) => void,
): void {
  document.addEventListener(type, (event) => {
    const element = marked(event, mark);
    if (element !== undefined && !event.defaultPrevented) listener(element, event);
  });
}
