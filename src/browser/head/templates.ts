import {trusted} from './trustedTypes';

/** Puts a part of a template in the template's place. */
function take(template: HTMLTemplateElement, part: number): void {
  const markup = template.content.childNodes[part]?.nodeValue;
  if (!markup) return;
  template.innerHTML = trusted(markup);
  template.replaceWith(template.content);
}

/** Puts the content of an element in its place, where it is in a template. The second part is the German one. */
export function fill(element: Element): void {
  const template = element.querySelector<HTMLTemplateElement>(':scope > template');
  if (template) take(template, document.documentElement.lang === 'de' ? template.content.childNodes.length - 1 : 0);
}

/**
 * Dialogs, notices and what is for other audiences are in templates, as comments, until they are needed
 * (src/pipeline/publish/templates.ts).
 */
export function serveTemplates(): void {
  window.templates = {fill, take};
  // Before the browser opens a dialog or a menu.
  addEventListener('beforetoggle', ({target}) => target instanceof Element && fill(target), true);
}
