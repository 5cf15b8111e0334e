import {redirects} from '@site/src/content/redirects';
import {findRedirect} from '@site/src/lib/redirects';
import {parseSettings} from '@site/src/lib/settings/parse';
import {outcomeOf, type Outcome} from '@site/src/theme/NotFound/outcome';

const settings = parseSettings({});

const visit = (address: string): Outcome => outcomeOf(new URL(address, 'https://site.test'), settings);

test.each(redirects.flatMap(({from}) => [from, `${from}/`, `${from}?a=1&b=%20`, `${from}#part`, `${from}/?a=1#part`]))(
  '%s leads where the table says',
  (address) => {
    expect(visit(address)).toEqual({kind: 'moved', to: findRedirect(redirects, settings, address)?.url});
  },
);

test('an old path leads on in whatever letters, and with debris at its end', () => {
  const [{from}] = redirects;
  const outcome = visit(from);
  expect(outcome.kind).toBe('moved');
  expect(visit(from.toUpperCase())).toEqual(outcome);
  expect(visit(`${from}).`)).toEqual(outcome);
});

test('an unknown path is a post below /blog alone, and led nowhere', () => {
  expect(visit('/blog/nope')).toEqual({kind: 'post'});
  for (const path of ['/nope', '/', '/blogs/nope', '/constructor', '/__proto__', '/blog'])
    expect(visit(path)).toEqual({kind: 'page'});
});
