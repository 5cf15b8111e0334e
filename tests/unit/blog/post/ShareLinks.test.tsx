/** @jest-environment jsdom */
import {act, fireEvent, screen} from '@testing-library/react';
import {ShareLinks} from '@site/src/blog/post/ShareLinks';
import shareLinks from '@site/src/blog/post/shareLinks.behavior';
import copyLink from '@site/src/shell/copyLink/copyLink.behavior';
import {showHtml} from '../../../support/pageHtml';

const url = 'https://tailor.example.com/blog/message-match';
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', {name})));

function show(): void {
  showHtml(<ShareLinks path="/blog/message-match" title="Ads & pages: 100% match?" />);
  shareLinks.onPage();
}

beforeAll(() => {
  copyLink.start();
  shareLinks.start();
});
afterEach(() => {
  Object.assign(navigator, {clipboard: undefined});
  Reflect.deleteProperty(navigator, 'share');
});

it('copies the address of the article, and says so', async () => {
  const writeText = jest.fn().mockResolvedValue(undefined);
  Object.assign(navigator, {clipboard: {writeText}});
  show();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await press('Copy link');
  expect(writeText).toHaveBeenCalledWith(url);
  expect(screen.getByRole('status')).toHaveTextContent(/^Link copied$/);
  fireEvent.focusOut(screen.getByRole('button', {name: 'Copy link'}));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it.each([
  ['has no clipboard', undefined],
  ['does not allow it', {writeText: () => Promise.reject(new DOMException('denied', 'NotAllowedError'))}],
])('says what to do where the browser %s', async (_, clipboard) => {
  Object.assign(navigator, {clipboard});
  show();
  await press('Copy link');
  expect(screen.getByRole('status')).toHaveTextContent('Not copied. Copy it from the address bar.');
});

it('opens an email with title and address, whatever characters they have', () => {
  show();
  const mail = new URL(screen.getByRole('link', {name: 'Send by email'}).getAttribute('href') ?? '');
  expect([mail.protocol, mail.pathname]).toEqual(['mailto:', '']);
  expect(mail.searchParams.get('subject')).toBe('Ads & pages: 100% match?');
  expect(mail.searchParams.get('body')).toBe(url);
});

it("offers the system's sheet where there is one, and is quiet where it is closed again", async () => {
  const share = jest.fn().mockRejectedValue(new DOMException('closed', 'AbortError'));
  Object.assign(navigator, {share});
  show();
  await press('Share');
  expect(share).toHaveBeenCalledWith({title: 'Ads & pages: 100% match?', url});
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('offers no sheet where there is none', () => {
  show();
  expect(screen.queryByRole('button', {name: 'Share'})).toBeNull();
});
