import type {Comment, Element, Root} from 'hast';
import {attribute, elementsIn, find} from '../html/tree';

/**
 * Rocket Loader delays and reorders scripts, except those with this attribute before their `src`:
 * https://developers.cloudflare.com/speed/optimization/content/rocket-loader/ignore-javascripts/
 */
export const notDeferred = 'data-cfasync="false"';

/**
 * Email Address Obfuscation skips what is between these comments. Its decoder writes text as markup, which the pages'
 * policy forbids: https://developers.cloudflare.com/waf/tools/scrape-shield/email-address-obfuscation/
 */
const emailOff: Comment = {type: 'comment', value: 'email_off'};
const emailOn: Comment = {type: 'comment', value: '/email_off'};

/** Whether an element is a script that runs, rather than data. */
const runs = (element: Element): boolean =>
  element.tagName === 'script' && ['', 'module', 'text/javascript'].includes(attribute(element, 'type'));

/**
 * Keeps Cloudflare's features from changing the scripts and email addresses of a page.
 *
 * @param page the page's tree, which gets the marks.
 */
export function keepFromCloudflare(page: Root): void {
  for (const element of elementsIn(page)) {
    if (runs(element)) element.properties = {dataCfasync: 'false', ...element.properties};
  }
  const body = find(page, ({tagName}) => tagName === 'body');
  if (body) body.children = [emailOff, ...body.children, emailOn];
}
