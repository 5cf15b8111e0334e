/**
 * Stands in for Docusaurus's preload, which tells a route's component that it
 * will be needed, and here also where: all posts share one component. What
 * becomes of a page whose code cannot be fetched is decided here too.
 */
import routes from '@generated/routes';
import {matchRoutes} from 'react-router-config';
import {requestDialog} from '@site/src/dialogs/requests';
import {reachesSite, reloadOnce} from '@site/src/lib/reloadOnce';

interface Preloadable {
  preload(parameters: object): Promise<unknown>;
}

/** Route components are functions or objects of React, and some have more to say. */
function isPreloadable(component: unknown): component is Preloadable {
  return component instanceof Object && 'preload' in component && typeof component.preload === 'function';
}

/** Loads everything that the pages at this path need to show at once. */
export function loadPages(pathname: string): Promise<unknown> {
  const spellings = [...new Set([pathname, decodeURI(pathname)])];
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
  const {search, hash} = window.location;
  try {
    decodeURI(pathname);
  } catch {
    // The router would fail on an address that encodes no text, so it gets its characters as they stand.
    window.history.replaceState(null, '', pathname.replaceAll('%', '%25') + search + hash);
    return preload(window.location.pathname);
  }
  return loadPages(pathname).catch(async (error: unknown) => {
    if (!(await reachesSite())) {
      requestDialog('failure');
      return new Promise(() => undefined);
    }
    reloadOnce();
    // In the app Docusaurus then loads the address, whether or not that was done before.
    throw error;
  });
}
