/**
 * Stands in for Docusaurus's preload, which tells a route's component that it
 * will be needed, and here also where: all posts share one component.
 */
import routes from '@generated/routes';
import {matchRoutes} from 'react-router-config';

interface Preloadable {
  preload(parameters: object): Promise<unknown>;
}

/** Route components are functions or objects of React, and some have more to say. */
function isPreloadable(component: unknown): component is Preloadable {
  return component instanceof Object && 'preload' in component && typeof component.preload === 'function';
}

/** Loads everything that the pages at this path need to show at once. */
export default function preload(pathname: string): Promise<unknown> {
  const spellings = [...new Set([pathname, decodeURI(pathname)])];
  const matches = spellings.flatMap((spelling) => matchRoutes(routes, spelling));
  return Promise.all(
    matches.flatMap(({route: {component}, match}) =>
      isPreloadable(component) ? [component.preload(match.params)] : [],
    ),
  );
}
