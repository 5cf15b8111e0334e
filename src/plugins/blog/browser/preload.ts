/**
 * Stands in for Docusaurus's preload, which tells a route's component that it
 * will be needed, and here also where: all posts share one component. What
 * becomes of a page whose code cannot be fetched is decided here too.
 */
import routes from '@generated/routes';
import {matchRoutes} from 'react-router-config';
import {requestDialog} from '@site/src/dialogs/requests';
import {reachesSite, reloadOnce} from '@site/src/lib/reloadOnce';

const {pathname: firstPath, search, hash} = window.location;

/** The text as it stands where it encodes none, for such as old links cut short. */
function decodable(text: string): string {
  try {
    decodeURIComponent(text);
    return text;
  } catch {
    return text.replaceAll('%', '%25');
  }
}

// The router reads the address after this, and would fail on one that cannot be decoded.
const address = decodable(firstPath) + search + decodable(hash);
if (address !== firstPath + search + hash) window.history.replaceState(null, '', address);

interface Preloadable {
  preload(parameters: object): Promise<unknown>;
}

/** Route components are functions or objects of React, and some have more to say. */
function isPreloadable(component: unknown): component is Preloadable {
  return component instanceof Object && 'preload' in component && typeof component.preload === 'function';
}

/** Loads everything that the pages at this path need to show at once. */
export function loadPages(pathname: string): Promise<unknown> {
  const spellings = [...new Set([pathname, decodeURI(decodable(pathname))])];
  const matches = spellings.flatMap((spelling) => matchRoutes(routes, spelling));
  return Promise.all(
    matches.flatMap(({route: {component}, match}) =>
      isPreloadable(component) ? [component.preload(match.params)] : [],
    ),
  );
}

/**
 * Loads them for a visitor who is on the way there. Where that fails although
 * the site can be reached, the address is loaded anew; where it cannot be, that
 * is said, and the page on screen stays as it is.
 */
export default function preload(pathname: string): Promise<unknown> {
  return loadPages(pathname).catch(async (error: unknown) => {
    if (!(await reachesSite())) requestDialog('failure');
    // Within the app Docusaurus then loads the address, whether or not one was loaded anew before.
    else if (!reloadOnce()) throw error;
    return new Promise(() => undefined);
  });
}
