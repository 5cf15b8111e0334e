/** @jest-environment jsdom */
import {act} from '@testing-library/react';
import {useState, type ReactNode} from 'react';
import {createRoot} from 'react-dom/client';
import {watchForeignNodes} from '@site/src/browser/islands/foreignNodes';
import {translate} from '../../../support/foreignChanges';

/** Texts beside one another, one that comes and goes, and parts that come and go around them. */
function Sentences(): ReactNode {
  const [count, setCount] = useState(0);
  return (
    <div>
      <p>
        {count} of {count + 1} visitors{count > 1 && ', and more'}
      </p>
      {count > 0 && <b>Some</b>}
      text in the open {count > 1 && <i>Many</i>} and its end
      <button type="button" onClick={() => setCount((old) => (old + 1) % 3)}>
        More
      </button>
    </div>
  );
}

const shown = (root: HTMLElement): string => root.textContent.replaceAll(/\s+/g, ' ');

function watched(): HTMLElement {
  const root = document.createElement('div');
  document.body.replaceChildren(root);
  act(() => {
    createRoot(root).render(<Sentences />);
  });
  watchForeignNodes(root);
  return root;
}

const more = (root: HTMLElement): void => act(() => root.querySelector('button')?.click());

test.each([
  ['wrapped', (root: HTMLElement) => translate(root)],
  ['replaced', (root: HTMLElement) => translate(root, (text) => text)],
])('texts that are %s change as those that are not', (_how, change) => {
  const plain = watched();
  const states: string[] = [];
  for (let press = 0; press < 4; press += 1) {
    states.push(shown(plain));
    more(plain);
  }
  const root = watched();
  for (const state of states) {
    expect(shown(root)).toBe(state);
    change(root);
    more(root);
  }
});

test('what was translated changes to what it says now', () => {
  const root = watched();
  translate(root, (text) => `übersetzt(${text})`);
  more(root);
  expect(root.querySelector('p')?.textContent).toBe('1übersetzt( of )2übersetzt( visitors)');
});
