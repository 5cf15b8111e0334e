/** What to look for in a page: the elements that a selector finds, are shown, and have a name. */
export interface Target {
  readonly css: string;
  /** The whole name that assistive technology is given, white space folded. */
  readonly name?: string;
  /** A part of the name. */
  readonly has?: string;
}

/** What scripts that run in the page are given. One function, as its text is what is sent to the browser. */
export function pageTools() {
  const folded = (text: string | null | undefined): string => (text ?? '').replace(/\s+/g, ' ').trim();

  const nameOf = (element: Element): string => {
    const label = element.getAttribute('aria-label');
    if (label !== null) return folded(label);
    const by = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    // As it is shown: a title can have words of another request in it that are not.
    if (by.length > 0) return folded(by.map((id) => document.getElementById(id)?.innerText).join(' '));
    const isField =
      element instanceof HTMLInputElement ||
      element instanceof HTMLSelectElement ||
      element instanceof HTMLTextAreaElement;
    const [first] = isField ? (element.labels ?? []) : [];
    return folded((first ?? element).textContent);
  };

  /** Elements that are shown, in the order of the page. */
  const all = ({css, name, has}: Target): HTMLElement[] =>
    [...document.querySelectorAll<HTMLElement>(css)].filter(
      (element) =>
        element.checkVisibility({visibilityProperty: true}) &&
        (name === undefined || nameOf(element) === name) &&
        (has === undefined || nameOf(element).includes(has)),
    );

  return {
    all,
    find: (target: Target): HTMLElement | undefined => all(target)[0],
    nameOf,
    /** The text of the first element that is found, as it is shown. */
    textOf: (target: Target): string => folded(all(target)[0]?.innerText),
    path: (): string => window.location.pathname + window.location.search,
  };
}

export type PageTools = ReturnType<typeof pageTools>;

/** Values that reach a page, and come back from it. */
export type Plain = string | number | boolean | null | undefined | readonly Plain[] | {readonly [key: string]: Plain};

/**
 * The expression that calls a function in the page with the tools and the given values.
 *
 * The function reaches the page as text: it may use its parameters and what browsers have, and nothing around it.
 */
export function callInPage<Values extends readonly unknown[]>(
  call: (tools: PageTools, ...values: Values) => unknown,
  values: Values,
): string {
  // What compiles the tests may have marked functions with __name, which pages do not have.
  const list = values.map((value) => (value === undefined ? 'undefined' : JSON.stringify(value))).join(', ');
  return `(() => { const __name = (named) => named; return (${String(call)})((${String(pageTools)})(), ${list}); })()`;
}
