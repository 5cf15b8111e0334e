import {isComparisonPath} from '@site/src/lib/comparisonPath';

test.each(['/vs', '/vs/', '/vs/acme', '/vs/acme/', '/vs/a%20b', '/vs/404'])('%s is the comparison', (path) => {
  expect(isComparisonPath(path)).toBe(true);
});

test.each(['/', '/vsx', '/vs/a/b', '/vs//', '/vs/a%2Fb', '/vs/a//', '/docs/vs', '/VS'])('%s is not', (path) => {
  expect(isComparisonPath(path)).toBe(false);
});
