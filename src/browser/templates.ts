/** Shows what is in templates: see head/templates.ts. */
export interface Templates {
  /** Puts the content of an element, which may be in a template, in its place. */
  readonly fill: (element: Element) => void;
  /** Puts one of the parts of a template in the template's place. */
  readonly take: (template: HTMLTemplateElement, part: number) => void;
}

declare global {
  interface Window {
    templates?: Templates;
  }
}

/** Puts the content of an element in its place before it is shown. In `npm start` it is there from the start. */
export function fill(element: Element): void {
  window.templates?.fill(element);
}
