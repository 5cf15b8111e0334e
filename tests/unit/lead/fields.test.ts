/** @jest-environment jsdom */
import {caretIn, putCaret} from '@site/src/lead/caret';
import {fillIn, fillNew, isBeingFilled, readField} from '@site/src/lead/fields';

const answer = (name: string, value: string, label = name) => ({name, label, value});
const option = (name: string, value: string, chosen: boolean) => ({...answer(name, value), chosen});
const field = (selector: string) => document.querySelector<HTMLInputElement>(selector);

describe('reading', () => {
  beforeEach(() => {
    document.body.innerHTML = `
      <form>
        <label for="e">Work email*</label><input id="e" name="0-1/work_mail" type="email" value="ada@example.com" />
        <label>Size <select name="size"><option>10</option><option selected>50</option></select></label>
        <label>Company URL <input id="c" /></label>
        <label><input name="news" type="checkbox" value="yes" />News</label>
        <input type="hidden" name="token" value="secret" /><input type="password" name="p" value="secret" />
        <input type="submit" value="Send" />
      </form>`;
  });

  it('names a changed field by what it asks for, and each option of a group', () => {
    expect(readField(document, field('#e'))).toEqual({
      name: 'email',
      now: [{name: 'email', label: 'Work email', value: 'ada@example.com'}],
    });
    expect(readField(document, field('#c'))?.name).toBe('website');
    expect(readField(document, field('[name=news]'))?.now).toEqual([
      {name: 'news', label: 'News', value: 'yes', chosen: false},
    ]);
  });

  // As browsers name a field to a screen reader: https://www.w3.org/TR/accname-1.2/#computation-steps
  it('calls a field by its label, else by aria-label, else by what stands in it', () => {
    const names = 'name="n" aria-label="Spoken *" placeholder="Shown:"';
    document.body.innerHTML = `<label>Written: <input id="a" ${names} /></label><input id="b" ${names} />
      <input id="c" name="n" placeholder="Shown:" /><input id="d" name="n" />`;
    const labels = ['#a', '#b', '#c', '#d'].map(
      (selector, index) => readField(document, field(selector))?.now[index]?.label,
    );
    expect(labels).toEqual(['Written', 'Spoken', 'Shown', 'n']);
  });

  it.each(['[type=hidden]', '[type=password]', '[type=submit]', 'form'])('reads nothing of %s', (selector) => {
    expect(readField(document, field(selector))).toBeUndefined();
  });
});

it('tells the hidden field of a form what was asked for, and no other', () => {
  document.body.innerHTML = '<input type="hidden" name="token" /><input type="hidden" name="tailor_request" />';
  expect(fillIn(document, [answer('tailor_request', 'quote'), answer('token', 'x')]).unplaced).toEqual([
    answer('token', 'x'),
  ]);
  expect(field('[name=tailor_request]')?.value).toBe('quote');
  expect(field('[name=token]')?.value).toBe('');
});

describe('filling in', () => {
  beforeEach(() => {
    document.body.innerHTML = `
      <form>
        <input name="email" value="old@example.com" />
        <label><input name="news" type="checkbox" value="yes" /> News</label>
        <label><input name="size" type="radio" value="10" /> 10</label><label><input name="size" type="radio" value="50" /> 50</label>
        <select name="country"><option></option><option>DE</option></select>
        <textarea name="message">Hello</textarea>
      </form>`;
  });

  it('enters text and choices the way typing and clicking would, and says that it does', () => {
    const changed: string[] = [];
    const note = ({target, type}: Event) =>
      changed.push(`${type} ${target instanceof Element && target.getAttribute('name')} ${isBeingFilled()}`);
    for (const type of ['input', 'change']) document.body.addEventListener(type, note);
    const choices = [option('news', 'yes', true), option('size', '50', true)];
    const answers = [answer('email', 'ada@example.com'), ...choices, answer('country', 'DE')];
    expect(fillIn(document, answers)).toEqual({moved: [], unplaced: []});
    expect(changed).toEqual(
      expect.arrayContaining(['input email true', 'change news true', 'change size true', 'change country true']),
    );
    expect(isBeingFilled()).toBe(false);
    expect(document.forms[0]).toHaveFormValues({
      email: 'ada@example.com',
      news: true,
      size: '50',
      country: 'DE',
      message: 'Hello',
    });
  });

  it('takes the tick off what was refused', () => {
    field('[name=news]')?.click();
    expect(fillIn(document, [option('news', 'yes', false), option('gone', 'x', false)]).unplaced).toEqual([]);
    expect(field('[name=news]')).not.toBeChecked();
  });

  it('enters it so that a field that React has wrapped hears of it', () => {
    const email = field('[name=email]');
    const own = jest.fn();
    if (email) Object.defineProperty(email, 'value', {configurable: true, get: () => 'old@example.com', set: own});
    fillIn(document, [answer('email', 'ada@example.com')]);
    expect(own).not.toHaveBeenCalled();
  });

  it('puts what no field asks for into the message', () => {
    const left = [answer('website', 'example.com', 'Website address'), answer('country', 'Mars')];
    const text = 'Hello\n\nWebsite address: example.com\ncountry: Mars';
    expect(fillIn(document, left)).toMatchObject({moved: left, message: {name: 'message', value: text}, unplaced: []});
    expect(field('[name=message]')).toHaveValue(text);
  });

  it('takes of two long texts the one that asks for a message', () => {
    field('[name=message]')?.insertAdjacentHTML('beforebegin', '<textarea name="address"></textarea>');
    fillIn(document, [answer('website', 'example.com')]);
    expect(field('[name=address]')).toHaveValue('');
    expect(field('[name=message]')).toHaveValue('Hello\n\nwebsite: example.com');
  });

  it('returns what there is no place for, and keeps what a list held', () => {
    field('[name=message]')?.remove();
    const country = field('[name=country]');
    if (country) country.value = 'DE';
    const left = [answer('website', 'example.com'), option('size', '70', true), answer('country', 'Mars')];
    expect(fillIn(document, left).unplaced).toEqual(left);
    expect(country).toHaveValue('DE');
  });

  it('fills in what has come since, and leaves alone what the form has made of the rest', () => {
    fillIn(document, [answer('email', 'ada@example.com')]);
    const email = field('[name=email]');
    if (email) email.value = 'ADA@EXAMPLE.COM';
    email?.insertAdjacentHTML('afterend', '<input name="company" value="Old" />');
    fillNew(document, [answer('email', 'ada@example.com'), answer('company', 'New')]);
    expect(email).toHaveValue('ADA@EXAMPLE.COM');
    expect(field('[name=company]')).toHaveValue('New');
  });
});

describe('the caret', () => {
  beforeEach(() => {
    document.body.innerHTML = `
      <div id="before"><input name="email" value="ada@example.com" /></div>
      <div id="after"><textarea name="message"></textarea><input name="mail" type="email" value="ada@example.com" /></div>`;
  });
  const node = (id: string) => document.getElementById(id) ?? document.body;

  it('goes on in the field that asks for the same', () => {
    field('#before input')?.focus();
    field('#before input')?.setSelectionRange(2, 3);
    const caret = caretIn(node('before'));
    expect(caret).toMatchObject({name: 'email', start: 2, end: 3});
    if (caret) putCaret(node('after'), caret, []);
    expect(field('#after input')).toHaveFocus();
    expect(field('#after input')).toHaveAttribute('type', 'email');
  });

  const caretFor = (name: string, start: number) => {
    const input = field('#before input') ?? document.createElement('input');
    return {field: input, name, start, end: start};
  };

  it('goes on in the message where nothing asks for the same, at the place that the answer has there', () => {
    const message = field('#after textarea');
    if (message) message.value = 'Hello\n\nWebsite: example.com';
    putCaret(node('after'), caretFor('website', 3), [answer('website', 'example.com', 'Website')]);
    expect(message).toHaveFocus();
    expect(message?.value.slice(message.selectionStart ?? 0)).toBe('mple.com');
  });

  it('goes on at the end where its place is not known', () => {
    const message = field('#after textarea');
    if (message) message.value = 'Hello';
    putCaret(node('after'), {...caretFor('website', 0), start: null, end: null}, []);
    expect([message?.selectionStart, message?.selectionEnd]).toEqual([5, 5]);
  });

  it.each(['radio', 'checkbox', 'number', 'date'])('survives that the first field is a %s', (type) => {
    node('after').innerHTML = `<input type="${type}" name="x" />`;
    putCaret(node('after'), caretFor('website', 3), []);
    expect(field('#after input')).toHaveFocus();
  });

  it('stays where the visitor is in that form already, and is nowhere while nobody types', () => {
    expect(caretIn(node('before'))).toBeUndefined();
    field('#after textarea')?.focus();
    putCaret(node('after'), caretFor('email', 0), []);
    expect(field('#after textarea')).toHaveFocus();
  });
});
