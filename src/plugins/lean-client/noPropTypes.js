// Stands in for prop-types, which the router imports and uses in development and in browsers without contexts only.
export default {};
