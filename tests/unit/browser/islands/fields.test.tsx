/** @jest-environment jsdom */
import {act} from '@testing-library/react';
import {useState, type ReactNode} from 'react';
import {hydrateRoot} from 'react-dom/client';
import {renderToString} from 'react-dom/server';
import {enterAgain, enteredIn, keepFocus} from '@site/src/browser/islands/fields';
import {putBesideFields} from '../../../support/foreignChanges';

function Form(): ReactNode {
  const [name, setName] = useState('Ann');
  const [isOn, setOn] = useState(false);
  const [plan, setPlan] = useState('small');
  const [color, setColor] = useState('red');
  return (
    <form>
      <input aria-label="name" value={name} onChange={({target}) => setName(target.value)} />
      <input type="checkbox" checked={isOn} onChange={({target}) => setOn(target.checked)} />
      {['red', 'blue'].map((each) => (
        <input key={each} type="radio" value={each} checked={color === each} onChange={() => setColor(each)} />
      ))}
      <select value={plan} onChange={({target}) => setPlan(target.value)}>
        <option>small</option>
        <option>large</option>
      </select>
      <output>{[name, isOn, color, plan].join()}</output>
    </form>
  );
}

async function hydrated(enter: (root: HTMLElement) => void): Promise<HTMLElement> {
  const root = document.createElement('div');
  root.innerHTML = renderToString(<Form />);
  document.body.replaceChildren(root);
  enter(root);
  const entries = enteredIn(root);
  const focusAgain = keepFocus(root);
  await act(() => hydrateRoot(root, <Form />, {onRecoverableError: () => {}}));
  act(() => {
    enterAgain(root, entries);
    focusAgain();
  });
  return root;
}

const fields = (root: HTMLElement): HTMLInputElement[] => [...root.querySelectorAll('input')];
const output = (root: HTMLElement): string | null => root.querySelector('output')?.textContent ?? null;

test('what was entered before React came reaches it, on the same elements', async () => {
  let before: HTMLInputElement[] = [];
  const root = await hydrated((element) => {
    before = fields(element);
    const [name, isOn, , blue] = before;
    if (name) name.value = 'Bea';
    isOn?.click();
    blue?.click();
    const plan = element.querySelector('select');
    if (plan) plan.value = 'large';
  });
  expect(output(root)).toBe('Bea,true,blue,large');
  expect(fields(root)).toEqual(before);
  expect(fields(root)[0]?.value).toBe('Bea');
});

test('the caret stays where it was', async () => {
  const root = await hydrated((element) => {
    const [name] = fields(element);
    if (!name) return;
    name.value = 'Barbara';
    name.focus();
    name.setSelectionRange(2, 4);
  });
  const [name] = fields(root);
  expect([name?.selectionStart, name?.selectionEnd]).toEqual([2, 4]);
});

test('where nothing was entered, nothing is', async () => {
  const root = await hydrated(() => undefined);
  expect(output(root)).toBe('Ann,false,red,small');
});

test('what was typed, the focus and the caret outlive that React draws the form anew', async () => {
  let before: HTMLInputElement | undefined;
  const root = await hydrated((element) => {
    [before] = fields(element);
    if (!before) return;
    before.value = 'Barbara';
    before.focus();
    before.setSelectionRange(2, 4);
    putBesideFields(element);
  });
  const [name] = fields(root);
  expect(name).not.toBe(before);
  expect([output(root), name?.value, name?.selectionStart, name?.selectionEnd]).toEqual([
    'Barbara,false,red,small',
    'Barbara',
    2,
    4,
  ]);
  expect(document.activeElement).toBe(name);
});
