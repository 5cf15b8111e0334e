import type {Element, Nodes} from 'hast';
import {loadLibraries} from '../html/libraries.cjs';
import {attribute, find, findAll} from '../html/tree';

/**
 * Rocket Loader runs scripts late and in an order of its own, but for those with this attribute before their `src`:
 * https://developers.cloudflare.com/speed/optimization/content/rocket-loader/ignore-javascripts/
 */
export const notDeferred = 'data-cfasync="false"';

/**
 * Email Address Obfuscation leaves what is between these alone. Its decoder would write text as markup, which the
 * policy of pages forbids: https://developers.cloudflare.com/waf/tools/scrape-shield/email-address-obfuscation/
 */
const emailOff = ['<!--email_off-->', '<!--/email_off-->'] as const;

const startOf = (node: Nodes | undefined): number | undefined => node?.position?.start.offset;
const endOf = (node: Nodes | undefined): number | undefined => node?.position?.end.offset;

/** A script that runs, and not data. */
const runs = (script: Element): boolean => ['', 'module', 'text/javascript'].includes(attribute(script, 'type'));

/** A page's HTML with the marks by which Cloudflare's features leave its scripts and addresses as they are. */
export async function withCloudflareMarks(html: string): Promise<string> {
  const {parse} = await loadLibraries();
  const tree = parse(html);
  const body = find(tree, ({tagName}) => tagName === 'body');
  const scripts = findAll(tree, (node) => node.tagName === 'script' && runs(node));
  const marks = [
    ...scripts.map((script) => ({at: (startOf(script) ?? -1) + '<script'.length, mark: ` ${notDeferred}`})),
    {at: startOf(body?.children[0]) ?? html.length, mark: emailOff[0]},
    {at: endOf(body?.children.at(-1)) ?? html.length, mark: emailOff[1]},
  ];
  // From the end, so that the places before stay what they are.
  return marks
    .sort((one, other) => other.at - one.at)
    .reduce((text, {at, mark}) => text.slice(0, at) + mark + text.slice(at), html);
}
