import type {ReactNode} from 'react';
import {act, createEvent, fireEvent, screen} from '@testing-library/react';
import {useLocation} from '@docusaurus/router';
import {StaticBody} from '@site/src/components/post/StaticBody';
import {renderInSite} from '../../../support/render';

const html = `
  <p>See <a href="/docs/ab-testing#do-not-peek">the <em>docs</em></a>, <a href="/blog/rss.xml">the feed</a>,
  <a href="https://example.com/">a source</a> and <a href="#below">below</a>.</p>
  <div class="theme-code-block"><div class="code-bar"><span>rules.txt</span></div><pre><code>utm_term=*</code></pre></div>
  <div class="theme-code-block"><div class="code-bar"></div><pre><code>second</code></pre></div>`;

/** Where the app is. */
function Address(): ReactNode {
  const {pathname, hash} = useLocation();
  return <output data-testid="address">{pathname + hash}</output>;
}

const here = '/blog/utm-wildcards';
const address = () => screen.getByTestId('address').textContent;

function show(): void {
  renderInSite(
    <>
      <StaticBody html={html} />
      <Address />
    </>,
    {at: here},
  );
}

/** Clicks as a visitor does; tells whether the browser is left to follow the link. */
function click(element: HTMLElement, keys: MouseEventInit = {}): {browserFollows: boolean} {
  const event = createEvent.click(element, {button: 0, ...keys});
  fireEvent(element, event);
  return {browserFollows: !event.defaultPrevented};
}

/** What innerText answers in a browser; jsdom does not draw. */
beforeAll(() => {
  Object.defineProperty(HTMLElement.prototype, 'innerText', {
    configurable: true,
    get(this: HTMLElement) {
      return this.textContent;
    },
  });
});
afterAll(() => Reflect.deleteProperty(HTMLElement.prototype, 'innerText'));

it('shows the text as it stands in the page', () => {
  show();
  expect(screen.getByText(/^See/)).toBeVisible();
  expect(screen.getByText('utm_term=*')).toBeVisible();
});

it('follows a link of the site in the app, also by a click on words inside of it', () => {
  show();
  expect(click(screen.getByText('docs'))).toEqual({browserFollows: false});
  expect(address()).toBe('/docs/ab-testing#do-not-peek');
});

it.each(['the feed', 'a source', 'below'])('leaves the link "%s" to the browser', (name) => {
  show();
  const link = screen.getByRole('link', {name});
  // Nothing is to be fetched in a test.
  link.addEventListener('click', () => link.removeAttribute('href'));
  expect(click(link)).toEqual({browserFollows: true});
  expect(address()).toBe(here);
});

it.each([{ctrlKey: true}, {metaKey: true}, {shiftKey: true}, {altKey: true}, {button: 1}])(
  'leaves a click with %j to the browser, which opens it elsewhere',
  (keys) => {
    show();
    const link = screen.getByRole('link', {name: 'the docs'});
    const event = createEvent.click(link, {button: 0, ...keys});
    const stopped = (each: Event): void => {
      expect(each.defaultPrevented).toBe(false);
      each.preventDefault();
    };
    window.addEventListener('click', stopped, {once: true});
    fireEvent(link, event);
    expect(address()).toBe(here);
  },
);

it('gives each block of code a button that copies it, and says so', async () => {
  const writeText = jest.fn().mockResolvedValue(undefined);
  Object.assign(navigator, {clipboard: {writeText}});
  show();
  const buttons = screen.getAllByRole('button', {name: 'Copy code to clipboard'});
  expect(buttons).toHaveLength(2);
  const [first] = buttons;
  if (first === undefined) throw new Error('There is no button.');
  await act(async () => click(first));
  expect(writeText).toHaveBeenCalledWith('utm_term=*');
  expect(screen.getByText('Copied')).toBeVisible();
});

it('says what to do where the browser has no clipboard', async () => {
  Object.assign(navigator, {clipboard: undefined});
  show();
  const [first] = screen.getAllByRole('button', {name: 'Copy code to clipboard'});
  if (first === undefined) throw new Error('There is no button.');
  await act(async () => click(first));
  expect(screen.getByText('Select it and copy by hand')).toBeVisible();
});
