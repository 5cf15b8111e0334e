import {noteEarlyActions} from '@site/src/lib/earlyActions';

const html = `
  <label>Visitors <input type="text" value="152"></label>
  <select><option>utm_campaign</option><option>utm_source</option></select>
  <input type="checkbox">
  <div role="tablist"><button role="tab">One</button><button role="tab">Two</button></div>
  <button type="button">Apply</button>`;

/** The part before its code, and the same with new elements. */
function parts(): {before: HTMLElement; after: HTMLElement} {
  const [before, after] = [document.createElement('section'), document.createElement('section')];
  for (const part of [before, after]) part.innerHTML = html;
  document.body.replaceChildren(before, after);
  return {before, after};
}

function within<Tag extends keyof HTMLElementTagNameMap>(part: HTMLElement, tag: Tag, index = 0) {
  const found = part.querySelectorAll(tag)[index];
  if (found === undefined) throw new Error(`There is no ${tag} number ${index}.`);
  return found;
}

test('what was typed, chosen and ticked is there again, with the events that code listens to', () => {
  const {before, after} = parts();
  const early = noteEarlyActions(before);
  within(before, 'input').value = '300';
  within(before, 'input').dispatchEvent(new Event('input', {bubbles: true}));
  within(before, 'select').value = 'utm_source';
  within(before, 'select').dispatchEvent(new Event('change', {bubbles: true}));
  within(before, 'input', 1).click();

  const heard: string[] = [];
  for (const name of ['input', 'change', 'click']) {
    after.addEventListener(name, ({target}) =>
      heard.push(`${name} ${target instanceof Element ? target.localName : ''}`),
    );
  }
  early.take()(after);
  expect(within(after, 'input').value).toBe('300');
  expect(within(after, 'select').value).toBe('utm_source');
  expect(within(after, 'input', 1).checked).toBe(true);
  expect(heard).toEqual(expect.arrayContaining(['input input', 'change select', 'click input']));
});

test('the last click and the last arrow key are done again, and nothing where nothing was done', () => {
  const {before, after} = parts();
  const early = noteEarlyActions(before);
  const done: string[] = [];
  after.addEventListener('click', ({target}) => done.push(target instanceof Element ? target.textContent : ''));
  after.addEventListener('keydown', ({key}) => done.push(key));
  early.take()(after);
  expect(done).toEqual([]);

  within(before, 'button').focus();
  within(before, 'button').dispatchEvent(new KeyboardEvent('keydown', {key: 'ArrowRight', bubbles: true}));
  within(before, 'button', 2).click();
  early.take()(after);
  expect(done).toEqual(['ArrowRight', 'Apply']);
});

test('a key or a pointer that is held is waited for', async () => {
  const {before} = parts();
  const early = noteEarlyActions(before);
  await early.released();
  within(before, 'button').dispatchEvent(new KeyboardEvent('keydown', {key: ' ', bubbles: true}));
  let isReleased = false;
  const released = early.released().then(() => {
    isReleased = true;
  });
  await Promise.resolve();
  expect(isReleased).toBe(false);
  window.dispatchEvent(new KeyboardEvent('keyup', {key: ' '}));
  await released;
  expect(isReleased).toBe(true);
});

test('after the end nothing more is noted', () => {
  const {before, after} = parts();
  const early = noteEarlyActions(before);
  early.stop();
  within(before, 'input', 1).click();
  early.take()(after);
  expect(within(after, 'input', 1).checked).toBe(false);
});
