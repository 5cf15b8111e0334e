/** Fetches React for all islands, once. */
export const loadReact = () => import(/* webpackChunkName: "react" */ './hydrate.client');
