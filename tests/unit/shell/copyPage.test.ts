/** @jest-environment jsdom */
import behavior from '@site/src/shell/PageActions/copyPage.behavior';

const status = () => document.querySelector('[role=status]')?.textContent;
const writeText = jest.fn((_: string) => Promise.resolve());
Object.assign(navigator, {clipboard: {writeText}});

const answerOf = (ok: boolean, type: string | null) => () =>
  Promise.resolve({ok, status: ok ? 200 : 404, headers: {get: () => type}, text: () => Promise.resolve('# Markdown')});

async function press(): Promise<void> {
  document.querySelector<HTMLElement>('button')?.click();
  expect(status()).toBe('');
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
}

beforeAll(() => {
  document.body.innerHTML =
    '<p data-page-actions><button data-copy-page="/docs.md"></button><span role="status">Before</span></p>';
  behavior.start();
});
beforeEach(() => writeText.mockClear());

const fine = answerOf(true, 'text/markdown; charset=utf-8');

test.each([
  ['Markdown', fine, true],
  ['Markdown without a type', answerOf(true, null), true],
  ['a page for an unknown file', answerOf(true, 'text/html; charset=utf-8'), false],
  ['an error', answerOf(false, 'text/markdown'), false],
  ['nothing', () => Promise.reject(new TypeError('Failed to fetch')), false],
])(
  'a site that answers with %s: it is copied, and said so, in the language of the page',
  async (_, answer, isCopied) => {
    const asked = jest.fn(answer);
    Object.assign(window, {fetch: asked});
    for (const [lang, copied, failed] of [
      ['en', /^Copied$/, /^Not copied/],
      ['de', /^Kopiert$/, /^Nicht kopiert/],
    ] as const) {
      document.documentElement.lang = lang;
      await press();
      expect(status()).toMatch(isCopied ? copied : failed);
    }
    expect(asked).toHaveBeenCalledWith('/docs.md');
    expect(writeText.mock.calls).toEqual(isCopied ? [['# Markdown'], ['# Markdown']] : []);
  },
);

test('a browser that does not allow it is told of', async () => {
  Object.assign(window, {fetch: fine});
  document.documentElement.lang = 'en';
  writeText.mockRejectedValueOnce(new DOMException('denied', 'NotAllowedError'));
  await press();
  expect(status()).toMatch(/^Not copied/);
});
