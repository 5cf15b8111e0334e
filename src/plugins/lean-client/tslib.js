// The one helper of tslib that the client bundle calls; the package itself
// cannot be tree-shaken because it is required as CommonJS.
exports.__importDefault = (module) => (module && module.__esModule ? module : {default: module});
