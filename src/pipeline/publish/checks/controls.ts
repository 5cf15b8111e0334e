import type {Element, Nodes} from 'hast';
import {attribute, propertyName, textOf} from '../../html/tree';

/** Roles of controls: https://www.w3.org/TR/wai-aria-1.2/#widget_roles, without composite ones. */
const widgets = new Set([
  ...['button', 'checkbox', 'combobox', 'menuitem', 'menuitemcheckbox', 'menuitemradio', 'option', 'radio'],
  ...['scrollbar', 'searchbox', 'slider', 'spinbutton', 'switch', 'tab', 'textbox', 'treeitem'],
]);

const fields = new Set(['input', 'select', 'textarea']);

/** Marks a field, or an element around it, whose state style sheets respond to, as with `:checked`. */
export const styledMark = 'data-styled-by-state';

const has = ({properties}: Element, property: string): boolean => properties[property] !== undefined;

function isControl(element: Element): boolean {
  // Browsers handle these.
  if (element.tagName === 'summary' || (element.tagName === 'a' && has(element, 'href'))) return false;
  if (element.tagName === 'button' || fields.has(element.tagName)) return attribute(element, 'type') !== 'hidden';
  if (widgets.has(attribute(element, 'role'))) return true;
  const tabIndex = element.properties.tabIndex;
  // With a negative tabindex only scripts can focus it, and a region that scrolls responds to arrow keys by itself.
  return tabIndex !== undefined && Number(tabIndex) >= 0 && !isScrollable(element);
}

const isScrollable = (element: Element): boolean =>
  element.tagName === 'pre' || ['region', 'group'].includes(attribute(element, 'role'));

/** Whether the browser handles it without a script. */
function isNative(element: Element, around: readonly Element[]): boolean {
  if (has(element, 'popoverTarget')) return true;
  const form = [...around].reverse().find(({tagName}) => tagName === 'form');
  return form !== undefined && (attribute(form, 'method') === 'dialog' || has(form, 'action'));
}

function shown(element: Element): string {
  const attributes = ['id', 'role', 'aria-label', 'name', 'type']
    .flatMap((name) => {
      const value = attribute(element, propertyName(name));
      return value === '' ? [] : [` ${name}="${value}"`];
    })
    .join('');
  return `<${element.tagName}${attributes}>${textOf(element).trim().slice(0, 40)}`;
}

/** What to do about a control that nothing handles. */
export const remedy =
  'Give it the mark of a *.behavior.ts, put it into a *.island.tsx, or let the browser do it ' +
  `(popovertarget, a form with a method; ${styledMark} where style sheets answer to its state).`;

/**
 * Looks for dead controls: buttons, fields, and elements with a role or a tabindex that are in no island, that neither
 * carry a behavior's mark nor are inside of an element with one, and that the browser does not handle itself.
 *
 * @param marks the attributes of all behaviors.
 * @returns a sentence for each, with the page and the element.
 */
export function deadControls(page: string, tree: Nodes, marks: readonly string[]): string[] {
  const known = [...marks, styledMark, 'data-island'].map(propertyName);
  const unserved: string[] = [];
  const walk = (node: Nodes, around: readonly Element[]): void => {
    if (node.type === 'root') node.children.forEach((child) => walk(child, around));
    if (node.type !== 'element') return;
    if (isControl(node)) {
      const isServed = [node, ...around].some((each) => known.some((mark) => has(each, mark)));
      if (!isServed && !isNative(node, around)) {
        unserved.push(`${page}: ${shown(node)} does nothing, since nothing serves it in browsers.`);
      }
    }
    node.children.forEach((child) => walk(child, [...around, node]));
  };
  walk(tree, []);
  return unserved;
}
