/** @jest-environment jsdom */
import {act} from '@testing-library/react';
import {useState, type ReactNode} from 'react';
import {createRoot} from 'react-dom/client';
import {watchForeignNodes} from '@site/src/browser/islands/foreignNodes';
import {isAll} from '@site/tests/support/daily';
import fc from '@site/tests/support/properties';
import {actAsExtensions, markHalves, showOriginal, translate} from '../../../support/foreignChanges';

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

const changes = {
  none: () => undefined,
  wrapped: (root: HTMLElement) => translate(root),
  replaced: (root: HTMLElement) => translate(root, (text) => text),
  marked: (root: HTMLElement) => markHalves(root, false),
  'replaced by halves': (root: HTMLElement) => markHalves(root, true),
  'shown as it was': showOriginal,
  extended: actAsExtensions,
} as const;

type Change = keyof typeof changes;

test('texts that others have changed, in any ways one after the other, change as those that nobody has', () => {
  const names = Object.keys(changes).filter((name): name is Change => name in changes);
  const plain = watched();
  const states = [0, 1, 2, 3, 4, 5].map(() => {
    const state = shown(plain);
    more(plain);
    return state;
  });
  const some = fc.array(fc.array(fc.constantFrom(...names), {maxLength: 3}), {minLength: 6, maxLength: 6});
  fc.assert(
    fc.property(some, (steps) => {
      const root = watched();
      for (const [index, step] of steps.entries()) {
        expect(shown(root)).toBe(states[index]);
        for (const name of step) changes[name](root);
        more(root);
      }
    }),
    {numRuns: isAll ? 200 : 20},
  );
});

test('what was translated changes to what it says now', () => {
  const root = watched();
  translate(root, (text) => `übersetzt(${text})`);
  more(root);
  expect(root.querySelector('p')?.textContent).toBe('1übersetzt( of )2übersetzt( visitors)');
});
