import {currentRequest, dismissDialog, requestDialog, returnFocus} from '@site/src/dialogs/requests';
import {asksForContact} from '@site/src/dialogs/contactParameter';

beforeEach(() => {
  dismissDialog();
  document.body.innerHTML = `
    <button id="lead" data-opens-dialog="lead"><svg><path /></svg></button>
    <button id="odd" data-opens-dialog="__proto__"></button>
    <button id="none"></button>`;
});

const click = (selector: string) =>
  document.querySelector(selector)?.dispatchEvent(new MouseEvent('click', {bubbles: true}));

it('takes a click on an opener and on anything inside it', () => {
  click('path');
  expect(currentRequest()).toEqual({name: 'lead'});
});

it.each(['#odd', '#none', 'body'])('takes no click on %s', (selector) => {
  click(selector);
  expect(currentRequest()).toBeUndefined();
});

it('returns the focus to the opener once no dialog is open', () => {
  const opener = document.querySelector('#lead');
  click('#lead');
  requestDialog('extension', document.createElement('button'));
  returnFocus();
  expect(opener).not.toHaveFocus();
  dismissDialog();
  returnFocus();
  expect(opener).toHaveFocus();
});

it('returns no focus to the opener of an earlier dialog', () => {
  click('#lead');
  dismissDialog();
  requestDialog('lead');
  dismissDialog();
  returnFocus();
  expect(document.body).toHaveFocus();
});

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
