/** @jest-environment jsdom */
import {watchForm} from '@site/src/lead/watchForm';

function setUp(accepts = true) {
  document.body.innerHTML =
    '<div><form><input name="email" required /><input type="submit" /><button type="button">x</button></form></div>';
  const root = document.querySelector('div') ?? document.body;
  const watcher = {onSubmitClick: jest.fn(() => accepts), onInvalid: jest.fn(), onInput: jest.fn()};
  const stop = watchForm(root, watcher);
  return {root, watcher, stop, submit: root.querySelector<HTMLElement>('[type=submit]')};
}

it('reports the submit button that was clicked and no other button', () => {
  const {root, watcher, submit} = setUp();
  root.querySelector('button')?.click();
  expect(watcher.onSubmitClick).not.toHaveBeenCalled();
  submit?.click();
  expect(watcher.onSubmitClick).toHaveBeenCalledWith(submit);
});

it('reports what the browser refuses', () => {
  const {watcher, submit} = setUp();
  submit?.click();
  expect(watcher.onInvalid).toHaveBeenCalledTimes(1);
});

it('holds back a click that may not go ahead', () => {
  const {root, submit} = setUp(false);
  const submitted = jest.fn((event: Event) => event.preventDefault());
  root.querySelector('form')?.setAttribute('novalidate', '');
  root.addEventListener('submit', submitted);
  submit?.click();
  expect(submitted).not.toHaveBeenCalled();
});

it.each(['input', 'change'])('hears what is filled in by %s, and nothing once stopped', (type) => {
  const {root, watcher, stop} = setUp();
  const field = root.querySelector('input');
  const fill = () => field?.dispatchEvent(new Event(type, {bubbles: true}));
  fill();
  stop();
  fill();
  expect(watcher.onInput).toHaveBeenCalledTimes(1);
  expect(watcher.onInput).toHaveBeenCalledWith(root, expect.objectContaining({target: field}));
});
