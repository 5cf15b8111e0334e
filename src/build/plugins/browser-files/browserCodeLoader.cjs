/** A loader that says at once where React's state or handlers stand in a file whose code never reaches a browser. */
let linting;
let remedy = '';

async function prepare() {
  const [{Linter}, {parser}, plugin] = await Promise.all([
    import('eslint'),
    import('typescript-eslint'),
    import('./browserCodeRule.mjs'),
  ]);
  remedy = plugin.remedy;
  const linter = new Linter();
  const config = {
    files: ['**/*.{ts,tsx}'],
    languageOptions: {parser, parserOptions: {ecmaFeatures: {jsx: true}}},
    plugins: {site: plugin.default},
    rules: {'site/browser-code': 'error'},
    linterOptions: {reportUnusedDisableDirectives: 'off'},
  };
  return (code, filename) =>
    linter
      .verify(code, [config], {filename})
      .filter(({ruleId}) => ruleId?.startsWith('site/'))
      .map(({line, message}) => `line ${line}: ${message.replace(plugin.remedy, '').trim()}`);
}

module.exports = function browserCodeLoader(source) {
  const done = this.async();
  import('./browserCodeRule.mjs')
    .then(async ({mayBreakRule}) => {
      if (!mayBreakRule(source, this.resourcePath)) return done(null, source);
      linting ??= prepare();
      const verify = await linting;
      const problems = verify(source, this.resourcePath);
      if (problems.length === 0) return done(null, source);
      done(new Error([this.resourcePath, ...problems, remedy].join('\n')));
    })
    .catch(done);
};
