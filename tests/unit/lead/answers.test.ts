import {fillIn, readAnswers} from '@site/src/lead/answers';

beforeEach(() => {
  document.body.innerHTML = `
    <form>
      <label for="e">Work email*</label><input id="e" name="email" type="email" value=" ada@example.com " />
      <label>Size <select name="size"><option>10</option><option selected>50</option></select></label>
      <input name="website" placeholder="Website" />
      <label><input name="news" type="checkbox" value="yes" />News</label>
      <input type="hidden" name="token" value="secret" /><input type="password" name="p" value="secret" />
      <input type="submit" value="Send" />
    </form>`;
});

it('reads what a visitor filled in, with labels, and nothing hidden', () => {
  expect(readAnswers(document)).toEqual([
    {name: 'email', label: 'Work email', value: 'ada@example.com'},
    {name: 'size', label: expect.stringContaining('Size'), value: '50'},
  ]);
});

it('fills empty fields the way typing would and leaves the others alone', () => {
  const typed: string[] = [];
  document.addEventListener('input', ({target}) => {
    if (target instanceof HTMLInputElement) typed.push(`${target.name}=${target.value}`);
  });
  fillIn(document, [
    {name: 'email', label: '', value: 'other@example.com'},
    {name: 'website', label: '', value: 'example.com'},
  ]);
  expect(typed).toEqual(['website=example.com']);
  expect(document.querySelector('[name=email]')).toHaveValue('ada@example.com');
});
