import {expect, test} from '../support/browserTest';
import {builtPages} from '../support/builtPages';
import {strayClosers} from '../support/strayClosers';

test('what closes a dialog or a notice is in it', () => {
  expect(strayClosers(builtPages())).toEqual([]);
  const notice = (id: string, target: string) =>
    `<div id="${id}" popover><button popovertarget="${target}" popovertargetaction="hide">Close</button></div>`;
  expect(strayClosers([{path: '/a', html: `${notice('a', 'a')}${notice('b', 'a')}`}])).toEqual([
    '/a: "Close" closes a, and is not in it',
  ]);
});
