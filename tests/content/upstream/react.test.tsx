/**
 * @jest-environment jsdom
 *
 * Where one of these fails after an upgrade, see the files that it names; src/theme/README.md says what each buys.
 */
import {act} from '@testing-library/react';
import {useId, useLayoutEffect, useState, type ReactNode} from 'react';
import {renderToString} from 'react-dom/server';
import {enterValue} from '@site/src/browser/enterValue';
import {hydrate} from '@site/src/browser/islands/hydrate.client';

let isRun = false;

/** An island whose style follows its state. */
function Meter(): ReactNode {
  const [width, setWidth] = useState(10);
  useLayoutEffect(() => {
    isRun = true;
  }, []);
  return (
    <button type="button" style={{width: `${width}%`}} onClick={() => setWidth(20)}>
      {width}
    </button>
  );
}

/** A part of a page that renders an island as a root of its own, as Island does. */
function Part(): ReactNode {
  return <div id={useId()} dangerouslySetInnerHTML={{__html: renderToString(<Meter />)}} />;
}

function rootOf(html: string): HTMLElement {
  const root = document.createElement('div');
  root.innerHTML = html;
  document.body.replaceChildren(root);
  return root;
}

test('10. React: renders an island while it renders a page (src/browser/islands/html.ts)', () => {
  const page = renderToString([<Part key="one" />, <Part key="other" />]);
  const [one, other] = rootOf(page).children;
  expect(other?.innerHTML).toBe('<button type="button" style="width:10%">10</button>');
  // The page's own rendering goes on as before.
  expect(one?.id).not.toBe(other?.id);
});

test('10. React: hydrates at once, without the style attributes that the build took (styles/inlineStyles.ts)', () => {
  const [warn, error] = [jest.spyOn(console, 'warn'), jest.spyOn(console, 'error').mockImplementation()];
  const root = rootOf(renderToString(<Meter />));
  const served = root.querySelector('button');
  served?.removeAttribute('style');
  isRun = false;
  act(() => {
    hydrate(root, Meter, {}, '');
    expect(isRun).toBe(true);
  });
  // What was served is kept, and nothing is told to be drawn anew.
  expect(root.querySelector('button')).toBe(served);
  expect(warn).not.toHaveBeenCalled();
  act(() => served?.click());
  expect(served?.style.width).toBe('20%');
  error.mockRestore();
});

function Field(): ReactNode {
  const [text, setText] = useState('');
  return (
    <label>
      {text}
      <input value={text} onChange={({target}) => setText(target.value)} />
    </label>
  );
}

test('10. React: takes a value that is set by the prototype for a typed one (src/browser/enterValue.ts)', () => {
  const root = rootOf(renderToString(<Field />));
  act(() => hydrate(root, Field, {}, ''));
  const field = root.querySelector('input');
  act(() => {
    if (field) enterValue(field, 'shoes');
  });
  expect(root.textContent).toBe('shoes');
});
