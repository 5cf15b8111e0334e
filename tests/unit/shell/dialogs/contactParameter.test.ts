import {asksForContact} from '@site/src/shell/dialogs/contactParameter';

it.each([
  ['?contact=true', true],
  ['?utm_source=x&contact=true', true],
  ['?contact=true&contact=false', true],
  ['?contact=false&contact=true', false],
  ['?contact=TRUE', false],
  ['?contact=1', false],
  ['?contact', false],
  ['?contact=<img src=x onerror=alert(1)>', false],
  ['?xcontact=true', false],
  ['', false],
])('asks for contact in %p: %p', (search, expected) => {
  expect(asksForContact(search)).toBe(expected);
});
