// Stands in for hoist-non-react-statics: the components that react-router wraps here have no statics.
export default function hoistNothing(target) {
  return target;
}
