// Stands in for the history library: without its hash and memory histories, which
// the router imports and a site with plain addresses never uses.
export {createBrowserHistory, createLocation, createPath, locationsAreEqual} from 'history/esm/history.js';
export const createHashHistory = undefined;
export const createMemoryHistory = undefined;
