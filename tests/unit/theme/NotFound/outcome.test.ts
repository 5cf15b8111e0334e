import {parseSettings} from '@site/src/lib/settings/parse';
import {outcomeOf} from '@site/src/theme/NotFound/outcome';

// Old paths, queries and debris: lib/redirects.test.ts, lib/cleanPath.test.ts and tests/e2e/notFound.spec.ts.
test('an unknown path is a post below /blog alone, and led nowhere', () => {
  const visit = (pathname: string) => outcomeOf({pathname, search: '', hash: ''}, parseSettings({}));
  expect(visit('/blog/nope')).toEqual({kind: 'post'});
  for (const path of ['/nope', '/', '/blogs/nope', '/constructor', '/__proto__', '/blog'])
    expect(visit(path)).toEqual({kind: 'page'});
});
