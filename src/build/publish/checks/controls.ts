import type {Element, Nodes} from 'hast';
import {attribute, propertyName, textOf} from '../../html/tree';

/** Roles of things that are operated; https://www.w3.org/TR/wai-aria-1.2/#widget_roles, without those that hold others. */
const widgets = new Set([
  ...['button', 'checkbox', 'combobox', 'menuitem', 'menuitemcheckbox', 'menuitemradio', 'option', 'radio'],
  ...['scrollbar', 'searchbox', 'slider', 'spinbutton', 'switch', 'tab', 'textbox', 'treeitem'],
]);

const fields = new Set(['input', 'select', 'textarea']);

/** Says that style sheets answer to the state of a field: `:checked`, in the element itself or around it. */
export const styledMark = 'data-styled-by-state';

const has = (element: Element, name: string): boolean => element.properties[propertyName(name)] !== undefined;

function isControl(element: Element): boolean {
  // Browsers know what to do with these.
  if (element.tagName === 'summary' || (element.tagName === 'a' && has(element, 'href'))) return false;
  if (element.tagName === 'button' || fields.has(element.tagName)) return attribute(element, 'type') !== 'hidden';
  if (widgets.has(attribute(element, 'role'))) return true;
  const tabIndex = element.properties.tabIndex;
  // Below zero it only can be given the focus; a region that scrolls answers to the arrow keys by itself.
  return tabIndex !== undefined && Number(tabIndex) >= 0 && !isScrollable(element);
}

const isScrollable = (element: Element): boolean =>
  element.tagName === 'pre' || ['region', 'group'].includes(attribute(element, 'role'));

/** Whether the browser itself knows what to do with it. */
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

/** What is to be done about a control that nothing serves. */
export const remedy =
  'Give it the mark of a *.behavior.ts, put it into a *.island.tsx, or let the browser do it ' +
  `(popovertarget, a form with a method; ${styledMark} where style sheets answer to its state).`;

/** What a page holds that can be operated, and what of it nothing serves. */
export interface CheckedControls {
  readonly count: number;
  /** Each as a sentence that names the page and the element. */
  readonly unserved: readonly string[];
}

/**
 * Looks for controls that do nothing: buttons, fields and elements with a role
 * or a tabindex that are in no island, carry no mark of a behavior, nor stand
 * in an element that does, and that the browser itself knows nothing to do with.
 *
 * @param marks the attributes of all behaviors.
 */
export function checkControls(page: string, tree: Nodes, marks: readonly string[]): CheckedControls {
  const known = [...marks, styledMark, 'data-island'];
  const unserved: string[] = [];
  let count = 0;
  const walk = (node: Nodes, around: readonly Element[]): void => {
    if (node.type === 'root') node.children.forEach((child) => walk(child, around));
    if (node.type !== 'element') return;
    if (isControl(node)) {
      count += 1;
      const isServed = [node, ...around].some((each) => known.some((mark) => has(each, mark)));
      if (!isServed && !isNative(node, around)) {
        unserved.push(`${page}: ${shown(node)} does nothing, since nothing serves it in browsers.`);
      }
    }
    node.children.forEach((child) => walk(child, [...around, node]));
  };
  walk(tree, []);
  return {count, unserved};
}
