import {act, render, screen} from '@testing-library/react';
import {hydrateRoot} from 'react-dom/client';
import type {ReactNode} from 'react';
import {Deferred} from '@site/src/components/Deferred';

function Content(): ReactNode {
  return (
    <ul>
      <li>
        <button type="button" onClick={(event) => event.currentTarget.setAttribute('data-clicked', 'true')}>
          Open
        </button>
      </li>
    </ul>
  );
}

const html = '<div><ul><li><button type="button">Open</button></li></ul></div>';
const load = (): Promise<typeof Content> => Promise.resolve(Content);

/** Reports every element as near once told to. */
class ObserverStandIn {
  static near: (() => void)[] = [];
  constructor(callback: (entries: {isIntersecting: boolean}[]) => void) {
    ObserverStandIn.near.push(() => callback([{isIntersecting: true}]));
  }
  observe(): void {}
  disconnect(): void {}
}

function hydrate(patient = false): HTMLElement {
  const container = document.createElement('div');
  container.innerHTML = html;
  document.body.replaceChildren(container);
  act(() => {
    hydrateRoot(container, <Deferred rendered={undefined} load={load} patient={patient} />, {
      onRecoverableError: (error) => {
        throw error;
      },
    });
  });
  return container;
}

beforeEach(() => {
  ObserverStandIn.near = [];
  Object.defineProperty(window, 'IntersectionObserver', {value: ObserverStandIn, configurable: true, writable: true});
});

describe('a deferred stretch of page', () => {
  it('leaves the HTML alone until the reader is near, and then takes over', async () => {
    const container = hydrate();
    const before = container.querySelector('button');
    expect(before).not.toBeNull();
    await act(async () => ObserverStandIn.near.forEach((near) => near()));
    expect(container.querySelector('button')).not.toBe(before);
    expect(container.innerHTML).toBe(html);
  });

  it('does not even look until the reader acts, where it is told to be patient', async () => {
    const container = hydrate(true);
    const before = container.querySelector('button');
    expect(ObserverStandIn.near).toHaveLength(0);
    window.dispatchEvent(new Event('scroll'));
    window.dispatchEvent(new Event('scroll'));
    expect(ObserverStandIn.near).toHaveLength(1);
    await act(async () => ObserverStandIn.near.forEach((near) => near()));
    expect(container.querySelector('button')).not.toBe(before);
  });

  it('keeps the focus where it was', async () => {
    const container = hydrate();
    container.querySelector('button')?.focus();
    await act(async () => ObserverStandIn.near.forEach((near) => near()));
    expect(document.activeElement).toBe(container.querySelector('button'));
  });

  it('repeats a click that came before its code', async () => {
    const container = hydrate();
    container.querySelector('button')?.click();
    await act(async () => ObserverStandIn.near.forEach((near) => near()));
    expect(container.querySelector('button')?.getAttribute('data-clicked')).toBe('true');
  });

  it('loads at once where there is no HTML to show, as after a navigation in-app', async () => {
    render(<Deferred rendered={undefined} load={load} />);
    expect(await screen.findByRole('button', {name: 'Open'})).toBeTruthy();
  });
});
