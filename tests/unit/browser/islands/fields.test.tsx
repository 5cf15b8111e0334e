/** @jest-environment jsdom */
import {act} from '@testing-library/react';
import {useState, type ReactNode} from 'react';
import {createRoot, hydrateRoot} from 'react-dom/client';
import {renderToString} from 'react-dom/server';
import {enterAgain, enteredIn, keepFocus} from '@site/src/browser/islands/fields';

const values = {line: 'a', lines: 'b', on: true, off: false, radio: '2', choice: 'd', untouched: 'e'};

/** Says below its fields what it has heard of them. */
function Part(): ReactNode {
  const [now, setNow] = useState(values);
  const set = (name: string) => (event: {readonly target: {readonly value: string; readonly type: string}}) =>
    setNow((before) => ({
      ...before,
      [name]: event.target.type === 'checkbox' && 'checked' in event.target ? event.target.checked : event.target.value,
    }));
  return (
    <>
      <input value={now.line} onChange={set('line')} />
      <textarea value={now.lines} onChange={set('lines')} />
      <input type="checkbox" checked={now.on} onChange={set('on')} />
      <input type="checkbox" checked={now.off} onChange={set('off')} />
      {['1', '2'].map((each) => (
        <input key={each} type="radio" name="r" value={each} checked={now.radio === each} onChange={set('radio')} />
      ))}
      <select value={now.choice} onChange={set('choice')}>
        <option>c</option>
        <option>d</option>
      </select>
      <input value={now.untouched} onChange={set('untouched')} />
      <output>{JSON.stringify(now)}</output>
    </>
  );
}

test.each(['takes over', 'draws anew'])('React hears of what was entered in an island that it %s', (how) => {
  document.body.innerHTML = `<div>${renderToString(<Part />)}</div>`;
  const island = document.querySelector('div') ?? document.body;
  island.querySelectorAll<HTMLElement>('[type=checkbox], [value="1"]').forEach((each) => each.click());
  for (const [name, value] of Object.entries({input: 'abcdef', textarea: 'b!', select: 'c'}))
    Object.assign(island.querySelector(name) ?? {}, {value});
  const line = () => island.querySelector('input');
  line()?.focus();
  line()?.setSelectionRange(2, 4, 'backward');
  const [entries, focusAgain] = [enteredIn(island), keepFocus(island)];
  act(() => {
    if (how === 'draws anew') createRoot(island).render(<Part />);
    else hydrateRoot(island, <Part />);
  });
  act(() => enterAgain(island, entries));
  focusAgain();
  expect(JSON.parse(island.querySelector('output')?.textContent ?? '')).toEqual({
    ...{line: 'abcdef', lines: 'b!', on: false, off: true, radio: '1', choice: 'c', untouched: 'e'},
  });
  expect(line()).toHaveFocus();
  expect(line()).toMatchObject({selectionStart: 2, selectionEnd: 4, selectionDirection: 'backward'});
});
