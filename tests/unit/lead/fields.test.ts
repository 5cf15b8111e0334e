import {caretIn, fillIn, putCaret, readFields} from '@site/src/lead/fields';

const answer = (name: string, value: string, label = name) => ({name, label, value});
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

  it('names fields by what they ask for, and reads nothing hidden', () => {
    expect(readFields(document, null).held).toEqual([
      {name: 'email', label: 'Work email', value: 'ada@example.com'},
      {name: 'size', label: expect.stringContaining('Size'), value: '50'},
      {name: 'website', label: 'Company URL', value: ''},
      {name: 'news', label: 'News', value: ''},
    ]);
  });

  it('says which field was changed', () => {
    expect(readFields(document, field('#c')).changed).toBe('website');
    expect(readFields(document, document).changed).toBeUndefined();
  });
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

  it('enters text and choices the way typing and clicking would', () => {
    const changed: string[] = [];
    const note = ({target, type}: Event) =>
      changed.push(`${type} ${target instanceof Element && target.getAttribute('name')}`);
    for (const type of ['input', 'change']) document.body.addEventListener(type, note);
    const answers = [
      answer('email', 'ada@example.com'),
      answer('news', 'yes'),
      answer('size', '50'),
      answer('country', 'DE'),
    ];
    expect(fillIn(document, answers, true)).toEqual([]);
    expect(changed).toEqual(expect.arrayContaining(['input email', 'change news', 'change size', 'change country']));
    expect(field('[name=email]')).toHaveValue('ada@example.com');
    expect(field('[value="50"]')).toBeChecked();
    expect(field('[name=country]')).toHaveValue('DE');
    expect(field('[name=message]')).toHaveValue('Hello');
  });

  it('enters it so that a field that React has wrapped hears of it', () => {
    const email = field('[name=email]');
    const own = jest.fn();
    if (email) Object.defineProperty(email, 'value', {configurable: true, get: () => 'old@example.com', set: own});
    fillIn(document, [answer('email', 'ada@example.com')], true);
    expect(own).not.toHaveBeenCalled();
  });

  it('puts what no field asks for into the message', () => {
    expect(
      fillIn(document, [answer('website', 'example.com', 'Website address'), answer('country', 'Mars')], true),
    ).toEqual([]);
    expect(field('[name=message]')).toHaveValue('Hello\n\nWebsite address: example.com\ncountry: Mars');
  });

  it('returns what there is no place for, and keeps what a list held', () => {
    field('[name=message]')?.remove();
    const country = field('[name=country]');
    if (country) country.value = 'DE';
    const left = [answer('website', 'example.com'), answer('size', '70')];
    expect(fillIn(document, left, true)).toEqual(left);
    fillIn(document, [answer('country', 'Mars')], true);
    expect(country).toHaveValue('DE');
  });

  it('leaves what is there alone where it is not to be replaced', () => {
    fillIn(document, [answer('email', 'ada@example.com'), answer('website', 'example.com')], false);
    expect(field('[name=email]')).toHaveValue('old@example.com');
    expect(field('[name=message]')).toHaveValue('Hello');
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
    expect(caret).toEqual({name: 'email', start: 2, end: 3});
    if (caret) putCaret(node('after'), caret);
    expect(field('#after input')).toHaveFocus();
    expect(field('#after input')).toHaveAttribute('type', 'email');
  });

  it('goes on in the message where nothing asks for the same', () => {
    putCaret(node('after'), {name: 'website', start: null, end: null});
    expect(field('#after textarea')).toHaveFocus();
  });

  it('stays where the visitor is in that form already, and is nowhere while nobody types', () => {
    expect(caretIn(node('before'))).toBeUndefined();
    field('#after textarea')?.focus();
    putCaret(node('after'), {name: 'email', start: 0, end: 0});
    expect(field('#after textarea')).toHaveFocus();
  });
});
