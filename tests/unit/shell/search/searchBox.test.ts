/** @jest-environment jsdom */
import type {SearchResults} from '@site/src/shell/search/search';
import {SearchBox} from '@site/src/shell/search/searchBox';
import {searchWords} from '@site/src/shell/search/words';
import {searchSite} from '@site/src/shell/search/searchSite';

jest.mock('@site/src/shell/search/searchSite', () => ({searchSite: jest.fn()}));
/** What each line that was brought into sight leads to. */
const inSight: (string | null)[] = [];
Object.assign(Element.prototype, {
  scrollIntoView(this: Element) {
    inSight.push(this.getAttribute('href'));
  },
});
Object.assign(HTMLDialogElement.prototype, {
  close(this: HTMLDialogElement) {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  },
});
const open = jest.spyOn(window, 'open').mockReturnValue(null);

const resultsFor = (query: string): SearchResults => ({
  query,
  words: [query],
  corrected: undefined,
  hasTexts: true,
  excerpts: new Map(),
  groups: [
    {
      kind: 'docs',
      pages: ['first', 'second'].map((id) => ({
        page: {id, url: `/${query.replace('2', '')}/${id}`, kind: 'docs', title: id, description: '', headings: []},
        ...{score: 1, isExact: false, byTitle: false, section: undefined, headings: []},
      })),
    },
  ],
});

/** What each query is answered with, once that is called. */
let answers: Record<string, () => Promise<void>> = {};
let fails: Record<string, () => Promise<void>> = {};

jest.mocked(searchSite).mockImplementation((query) => {
  const answer = new Promise<SearchResults>((resolve, reject) => {
    answers[query] = () => settle(() => resolve(resultsFor(query)));
    fails[query] = () => settle(() => reject(new Error('lost')));
  });
  const settle = async (how: () => void): Promise<void> => {
    how();
    await answer.catch(() => undefined);
  };
  return answer;
});

const find = <Found extends HTMLElement>(selector: string, type: new () => Found): Found => {
  const found = document.querySelector(selector);
  if (!(found instanceof type)) throw new Error(selector);
  return found;
};
const field = () => find('input', HTMLInputElement);
const selected = () => document.querySelector('[aria-selected=true]')?.getAttribute('href');

const press = (key: string, init: KeyboardEventInit = {}) =>
  field().dispatchEvent(new KeyboardEvent('keydown', {key, bubbles: true, cancelable: true, ...init}));
const enter = () => press('Enter', {ctrlKey: true});

function type(query: string): void {
  field().value = query;
  field().dispatchEvent(new Event('input'));
}

beforeEach(() => {
  [answers, fails] = [{}, {}];
  open.mockClear();
  document.body.innerHTML =
    '<dialog open><input><div id="output"><p>Hint <button data-search-example>utm</button></p></div><p role="status">';
  new SearchBox(field(), find('#output', HTMLElement), find('[role=status]', HTMLElement), 'en');
});

test.each([
  ['an answer', () => answers.old?.()],
  ['a failure', () => fails.old?.()],
])('%s to an older query that comes last changes nothing', async (_, comes) => {
  type('old');
  type('new');
  await answers.new?.();
  await comes();
  expect(selected()).toBe('/new/first');
  type('');
  await answers.new?.();
  expect(document.body).toHaveTextContent(/^Hint utm$/);
});

test.each<[string, 0 | 1, () => unknown]>([
  ['nothing else', 1, () => undefined],
  ['something more is typed', 0, () => type('query2')],
  ['the dialog is closed', 0, () => find('dialog', HTMLDialogElement).close()],
])('Enter before the answer opens the first result %#: %s, %i times', async (_, times, happens) => {
  type('query');
  enter();
  happens();
  await answers.query?.();
  await answers.query2?.();
  expect(open.mock.calls).toEqual(times === 0 ? [] : [['/query/first', '_blank', 'noopener']]);
});

test('Enter that commits a word of an input method opens nothing, and neither does one after a failure', async () => {
  type('query');
  press('Enter', {ctrlKey: true, isComposing: true});
  // eslint-disable-next-line typescript/no-deprecated -- Safari's commit has nothing else: src/browser/keyTarget.ts
  press('Enter', {ctrlKey: true, keyCode: 229});
  await answers.query?.();
  expect(open).not.toHaveBeenCalled();
  type('other');
  enter();
  await fails.other?.();
  type('third');
  await answers.third?.();
  expect(open).not.toHaveBeenCalled();
  press('Enter', {metaKey: true});
  expect(open).toHaveBeenCalledTimes(1);
});

test('a line that is chosen by key or pointer is opened, and typing forgets it', async () => {
  type('query');
  await answers.query?.();
  press('ArrowDown');
  expect(selected()).toBe('/query/second');
  expect(inSight.slice(-1)).toEqual(['/query/second']);
  enter();
  expect(open).toHaveBeenCalledWith('/query/second', '_blank', 'noopener');
  const line = find('[href$=first]', HTMLElement);
  line.dispatchEvent(new Event('mousemove', {bubbles: true}));
  expect(field()).toHaveAttribute('aria-activedescendant', line.id);
  press('ArrowDown');
  type('query2');
  await answers.query2?.();
  expect(selected()).toBe('/query/first');
});

test('a line that is chosen while more is looked for stays chosen, if it is found again', async () => {
  type('query');
  await answers.query?.();
  type('query2');
  press('ArrowDown');
  await answers.query2?.();
  expect(selected()).toBe('/query/second');
  type('other');
  press('ArrowDown');
  await answers.other?.();
  expect(selected()).toBe('/other/first');
});

test.each([
  [{}, false],
  [{ctrlKey: true}, true],
  [{metaKey: true}, true],
  [{shiftKey: true}, true],
])('after a click on a result with %j the dialog is open: %p', async (keys, isOpen) => {
  type('query');
  await answers.query?.();
  const line = find('[role=option]', HTMLAnchorElement);
  line.addEventListener('click', (event) => event.preventDefault());
  line.dispatchEvent(new MouseEvent('click', {bubbles: true, cancelable: true, ...keys}));
  expect(find('dialog', HTMLDialogElement).open).toBe(isOpen);
});

test.each(['en', 'de'] as const)('one result is not many, in %s', (language) => {
  const {count} = searchWords[language];
  expect(count(1)).toMatch(language === 'en' ? /^1 result$/ : /^1 Ergebnis$/);
  expect(count(2)).toMatch(language === 'en' ? /^2 results$/ : /^2 Ergebnisse$/);
});

test('the number of results is said, and no longer once the field is empty', async () => {
  type('query');
  await answers.query?.();
  expect(find('[role=status]', HTMLElement)).toHaveTextContent(/^2 results$/);
  type('  ');
  expect(find('[role=status]', HTMLElement)).toBeEmptyDOMElement();
  expect(field()).toHaveAttribute('aria-expanded', 'false');
});
