/** Stands in for @generated/routes: unit tests render components, not routes. */
const routes: readonly never[] = [];
export default routes;
