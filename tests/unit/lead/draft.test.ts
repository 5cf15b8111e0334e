/** @jest-environment jsdom */
import {draftKey, dropOldDraft} from '@site/src/lead/storedDraft';

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

it('has an answer once: in the message that it was moved into', async () => {
  const page = await nextPage();
  const message = {name: 'message', label: 'Message', value: 'Work email: ada'};
  page.keepDraft('email', [email]);
  page.moveIntoMessage(page.draftAnswers(), message);
  expect(page.draftAnswers()).toEqual([message]);
  page.restoreDraft();
  expect(page.draftAnswers()).toEqual([message]);
});

it.each([
  [59.9, [email]],
  [60, []],
])('after %d minutes the next page has %j, and so has the page itself', async (minutes, kept) => {
  const page = await nextPage();
  page.keepDraft('email', [email]);
  const next = await nextPage();
  jest.setSystemTime(Date.now() + minutes * 60_000);
  next.restoreDraft();
  expect(next.draftAnswers()).toEqual(kept);
  jest.advanceTimersByTime(minutes * 60_000);
  expect(page.draftAnswers()).toEqual(kept);
});

it('has its hour from the last word on, not from the first', async () => {
  const page = await nextPage();
  page.keepDraft('email', [{...email, value: 'ada'}]);
  jest.advanceTimersByTime(55 * 60_000);
  page.keepDraft('email', [email]);
  jest.advanceTimersByTime(59 * 60_000);
  expect(page.draftAnswers()).toEqual([email]);
  const next = await nextPage();
  next.restoreDraft();
  expect(next.draftAnswers()).toEqual([email]);
  jest.advanceTimersByTime(60_000);
  expect(page.draftAnswers()).toEqual([]);
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
