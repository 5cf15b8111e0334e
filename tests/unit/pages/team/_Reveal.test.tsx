/** @jest-environment jsdom */
import {fireEvent, render, screen} from '@testing-library/react';
import {Reveal} from '@site/src/pages/team/_Reveal';
import behavior from '@site/src/pages/team/_Reveal/reveal.behavior';

interface Entry {
  readonly intersectionRatio: number;
  readonly intersectionRect: {readonly height: number};
}

/** Reports what a test says is on screen. */
class ObserverStandIn {
  static report: ((entry: Entry) => void) | undefined;
  constructor(callback: (entries: Entry[]) => void) {
    ObserverStandIn.report = (entry) => callback([entry]);
  }
  observe(): void {}
  disconnect(): void {
    ObserverStandIn.report = undefined;
  }
}

/** A list whose upper edge is `top` pixels below that of the screen. */
function listAt(top: number, {reducedMotion = false} = {}): HTMLElement {
  const edges = {x: 0, y: top, top, left: 0, right: 100, bottom: top + 100, width: 100, height: 100};
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({...edges, toJSON: () => edges});
  jest.spyOn(window, 'matchMedia').mockReturnValue(Object.assign(window.matchMedia(''), {matches: reducedMotion}));
  render(
    <Reveal as="ul" share={0.2} stagger={150}>
      <li>Somebody</li>
    </Reveal>,
  );
  behavior.onPage();
  return screen.getByRole('list');
}

const belowTheScreen = window.innerHeight + 1;

beforeEach(() => {
  ObserverStandIn.report = undefined;
  Object.defineProperty(window, 'IntersectionObserver', {value: ObserverStandIn, configurable: true, writable: true});
});

afterEach(() => jest.restoreAllMocks());

test('a group below the screen is hidden with the first scroll, until enough of it is seen', () => {
  const list = listAt(belowTheScreen);
  expect(list).not.toHaveAttribute('data-reveal');
  fireEvent.scroll(window);
  expect(list).toHaveAttribute('data-reveal', 'waiting');
  ObserverStandIn.report?.({intersectionRatio: 0.1, intersectionRect: {height: 10}});
  expect(list).toHaveAttribute('data-reveal', 'waiting');
  ObserverStandIn.report?.({intersectionRatio: 0.25, intersectionRect: {height: 25}});
  expect(list).toHaveAttribute('data-reveal', 'shown');
  expect(ObserverStandIn.report).toBeUndefined();
  expect(list).toHaveStyle({'--stagger': '150ms'});
});

test('what is on screen when the reader begins to scroll stays as it is', () => {
  const list = listAt(window.innerHeight - 1);
  fireEvent.scroll(window);
  expect(list).not.toHaveAttribute('data-reveal');
});

test('nothing is hidden for readers who prefer reduced motion', () => {
  const list = listAt(belowTheScreen, {reducedMotion: true});
  fireEvent.scroll(window);
  expect(list).not.toHaveAttribute('data-reveal');
});
