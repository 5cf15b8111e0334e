import type {Comment, Element, Root} from 'hast';
import {attribute, elementsIn, find} from '../html/tree';

/**
 * Rocket Loader runs scripts late and in an order of its own, but for those with this attribute before their `src`:
 * https://developers.cloudflare.com/speed/optimization/content/rocket-loader/ignore-javascripts/
 */
export const notDeferred = 'data-cfasync="false"';

/**
 * Email Address Obfuscation leaves what is between these alone. Its decoder would write text as markup, which the
 * policy of pages forbids: https://developers.cloudflare.com/waf/tools/scrape-shield/email-address-obfuscation/
 */
const emailOff: Comment = {type: 'comment', value: 'email_off'};
const emailOn: Comment = {type: 'comment', value: '/email_off'};

/** A script that runs, and not data. */
const runs = (element: Element): boolean =>
  element.tagName === 'script' && ['', 'module', 'text/javascript'].includes(attribute(element, 'type'));

/**
 * Has Cloudflare's features leave the scripts and addresses of a page as they are.
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
