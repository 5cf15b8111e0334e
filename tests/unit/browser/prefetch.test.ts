/** @jest-environment jsdom */
import nextPage from '@site/src/browser/nextPage.behavior';

const html = '<link href="/assets/css/a.css"><script src=/assets/js/b.js></script><img src="/img/c.png">';
const fetched = jest.fn((_: string) => Promise.resolve({text: () => Promise.resolve(html)}));
Object.assign(window, {fetch: fetched, PointerEvent: class extends Event {}});
const asked = () => fetched.mock.calls.map(([address]) => address);

function pointAt(href: string, type = 'pointerover', pointerType = 'mouse'): void {
  document.body.innerHTML = `<a href="${href}"><b>There</b></a>`;
  document.querySelector('b')?.dispatchEvent(Object.assign(new Event(type, {bubbles: true}), {pointerType}));
}

jest.useFakeTimers();
beforeEach(() => fetched.mockClear());

/** Opens a page over such a connection, where the browser knows no speculation rules, and acts on it. */
async function openOver(connection: Navigator['connection']): Promise<void> {
  Object.defineProperty(navigator, 'connection', {value: connection, configurable: true});
  nextPage.start();
  window.dispatchEvent(new Event('keydown'));
  await jest.advanceTimersByTimeAsync(0);
}

test.each([
  ['/metered', {saveData: true, effectiveType: '4g'}],
  ['/slow', {saveData: false, effectiveType: 'slow-2g'}],
])('%s is not fetched over a connection like %j', async (href, connection) => {
  await openOver(connection);
  pointAt(href, 'touchstart');
  await jest.advanceTimersByTimeAsync(0);
  expect(asked()).toEqual([]);
});

describe('over a connection of which the browser does not say how fast it is', () => {
  beforeAll(() => openOver({saveData: false}));

  test('a page is fetched with its styles and scripts once the pointer has rested on its link for 65 ms', async () => {
    pointAt('/one');
    await jest.advanceTimersByTimeAsync(64);
    expect(asked()).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    expect(asked()).toEqual(['/one', '/assets/css/a.css', '/assets/js/b.js']);
    pointAt('/one');
    await jest.advanceTimersByTimeAsync(65);
    expect(asked()).toHaveLength(3);
  });

  test('a link that the pointer leaves before is not, and a finger is not waited for', async () => {
    pointAt('/left');
    await jest.advanceTimersByTimeAsync(64);
    document.body.dispatchEvent(Object.assign(new Event('pointerover', {bubbles: true}), {pointerType: 'mouse'}));
    pointAt('/pen', 'pointerover', 'touch');
    await jest.advanceTimersByTimeAsync(100);
    expect(asked()).toEqual([]);
    pointAt('/touched', 'touchstart');
    await jest.advanceTimersByTimeAsync(0);
    expect(asked()).toEqual(['/touched']);
  });

  test.each(['/admin/', '/embed/home', '/extension', '/openapi.yaml', 'https://elsewhere.example/'])(
    '%s is no page to fetch',
    async (href) => {
      pointAt(href, 'touchstart');
      await jest.advanceTimersByTimeAsync(0);
      expect(asked()).toEqual([]);
    },
  );

  test('what could not be fetched is asked for again', async () => {
    fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    for (let time = 0; time < 3; time += 1) {
      pointAt('/lost', 'touchstart');
      await jest.advanceTimersByTimeAsync(0);
    }
    expect(asked()).toEqual(['/lost', '/lost']);
  });
});
