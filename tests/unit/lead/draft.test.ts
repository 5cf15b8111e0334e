/** @jest-environment jsdom */
import {draftKey, draftLifetime, dropOldDraft} from '@site/src/lead/storedDraft';

const email = {name: 'email', label: 'Work email', value: 'ada@\ud800example.com'};

/** The code as a page of its own has it, without the memory of an earlier page. */
async function nextPage() {
  jest.resetModules();
  return import('@site/src/lead/draft');
}

function breakStorage(method: 'getItem' | 'setItem'): void {
  jest.spyOn(Storage.prototype, method).mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
}

beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

it('is there on the next page of the tab, and not once it is sent', async () => {
  const first = await nextPage();
  const listener = jest.fn();
  first.onDraftChange(listener);
  first.keepDraft('email', [email]);
  expect(listener).toHaveBeenCalled();
  const second = await nextPage();
  expect(second.draftAnswers()).toEqual([]);
  second.restoreDraft();
  expect(second.draftAnswers()).toEqual([email]);
  second.dropDraft();
  expect(sessionStorage).toHaveLength(0);
  // Back, to a page that the browser has kept with its memory.
  first.restoreDraft();
  expect(first.draftAnswers()).toEqual([]);
});

it('has an answer once: in the message that it was moved into', async () => {
  const page = await nextPage();
  const message = {name: 'message', label: 'Message', value: 'Work email: ada'};
  page.keepDraft('email', [email]);
  page.moveIntoMessage(page.draftAnswers(), message);
  expect(page.draftAnswers()).toEqual([message]);
  page.restoreDraft();
  expect(page.draftAnswers()).toEqual([message]);
});

it('is forgotten an hour after the last word, on the page and by the pages after it', async () => {
  const page = await nextPage();
  page.keepDraft('email', [email]);
  jest.advanceTimersByTime(draftLifetime - 1);
  page.keepDraft('email', [email]);
  jest.advanceTimersByTime(draftLifetime - 1);
  dropOldDraft();
  expect(page.draftAnswers()).toEqual([email]);
  expect(sessionStorage.getItem(draftKey)).toContain('Work email');
  jest.advanceTimersByTime(1);
  expect(page.draftAnswers()).toEqual([]);
  expect(sessionStorage).toHaveLength(0);

  sessionStorage.setItem(draftKey, `${Date.now()} ${JSON.stringify([email])}`);
  jest.setSystemTime(Date.now() + draftLifetime);
  dropOldDraft();
  expect(sessionStorage).toHaveLength(0);
});

it.each(['nonsense', '{"name":1}', `${2 ** 50} [{"name":"email"}]`, `${2 ** 50} 7`])(
  'takes no harm from %s in its place',
  async (text) => {
    sessionStorage.setItem(draftKey, text);
    const page = await nextPage();
    page.restoreDraft();
    expect(page.draftAnswers()).toEqual([]);
  },
);

it.each(['getItem', 'setItem'] as const)('lives in the memory of the page where %s throws', async (method) => {
  const page = await nextPage();
  breakStorage(method);
  page.keepDraft('email', [email]);
  page.restoreDraft();
  dropOldDraft();
  expect(page.draftAnswers()).toEqual([email]);
});
