/** Stands in for @generated/registry, which calls a function that only a bundler has. */
const registry = {};
export default registry;
