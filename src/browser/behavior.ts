/**
 * What a page does by itself in the browser, without React: the default export
 * of a file named `*.behavior.ts`, in the folder of the markup it serves.
 */
export interface Behavior {
  /**
   * The attributes (`data-…`) that mark the controls it serves. The build
   * rejects a control in the HTML that nothing serves.
   */
  readonly marks: readonly string[];
  /** The attributes of what else it acts on. But for what belongs to every page, a page with none of either is not sent it. */
  readonly touches?: readonly string[];
  /** Called once, before anything else; listens on the document. */
  readonly start?: () => void;
  /** Called each time the HTML of a page is there: once in production, on each navigation in `npm start`. */
  readonly onPage?: () => void;
}

/** The element with a mark that an event happened in. */
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
