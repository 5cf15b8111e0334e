/** Fetches what islands need of React, once for all of them. */
export const loadReact = () => import(/* webpackChunkName: "react" */ './hydrate.client');
