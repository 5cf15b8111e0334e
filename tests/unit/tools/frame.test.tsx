/** @jest-environment jsdom */
import {act, fireEvent, render, screen} from '@testing-library/react';
import {toolNames, tools} from '@site/src/content/tools';
import {EmbeddedTool} from '@site/src/tools/EmbeddedTool';
import {saveCsv} from '@site/src/tools/saveCsv.client';
import {tools as components} from '@site/tests/support/tools';

const press = (name: RegExp | string) => act(async () => void fireEvent.click(screen.getByRole('button', {name})));
const denied = () => Promise.reject(new DOMException('denied', 'NotAllowedError'));
const report = /^Copy as (text|Markdown)$/;
const query = '?lift=7&page=other&looks=2&planned=5&visitors1=4100&name=a';

test.each(toolNames)('%s in another page has its own name, and opens with the same numbers on its own page', (name) => {
  const {path, title} = tools[name];
  render(<EmbeddedTool name={name} preset={query} />);
  const link = screen.getByRole('link', {name: `Open “${title}” with these numbers`});
  expect(screen.getByRole('region', {name: title})).toContainElement(link);
  const {pathname, searchParams} = new URL(link.getAttribute('href') ?? '', 'https://site.test');
  expect(pathname).toBe(path);
  expect([...searchParams.keys()].some((field) => query.includes(`${field}=`))).toBe(true);
  // A tool adds fields by which its link is known.
  const given = new URLSearchParams(query);
  for (const [field, value] of searchParams)
    if (given.has(field)) expect([field, given.get(field)]).toEqual([field, value]);
});

test.each(toolNames)('%s copies its address, and says so, or that it was not allowed', async (name) => {
  const {path} = tools[name];
  const written: string[] = [];
  const writeText = async (text: string): Promise<void> => void written.push(text);
  const Tool = components[name];
  window.history.replaceState(null, '', path);
  const {container} = render(<Tool />);
  const status = container.querySelector('.actions [role=status]');
  Object.assign(navigator, {clipboard: {writeText}});
  await press('Copy link');
  expect([written, status?.textContent]).toEqual([[`${window.location.origin}${path}`], 'Link copied.']);
  for (const clipboard of [{writeText: denied}, undefined]) {
    Object.assign(navigator, {clipboard});
    await press('Copy link');
    expect(status).toHaveTextContent('Your browser did not allow that.');
  }
});

test.each(toolNames)('%s is printed as it is, and reads its verdict out once', async (name) => {
  const print = jest.fn();
  Object.assign(window, {print});
  window.history.replaceState(null, '', query);
  const Tool = components[name];
  const {container} = render(<Tool />);
  const values = () => [...container.querySelectorAll<HTMLInputElement>('input, textarea')].map(({value}) => value);
  const before = values();
  await press('Print');
  expect([print.mock.calls.length, values()]).toEqual([1, before]);
  expect(container.querySelector('[data-pinned][aria-hidden=true]')).toBeInTheDocument();
  expect(container.querySelector('[data-pinned]:not([aria-hidden=true])')).toBeNull();
});

test.each(toolNames)('nothing can be copied as text from %s while it has no answer', (name) => {
  window.history.replaceState(null, '', '?baseline=x&visitors1=x&looks=x&base=mailto:a@example.com&pattern=a b*');
  const Tool = components[name];
  render(<Tool />);
  expect(screen.getByRole('button', {name: report})).toBeDisabled();
});

const more: Readonly<Record<string, string>> = {testPlan: '90% confidence', peekingLab: 'seed 3 agree with'};

test.each(toolNames)('the report of %s says the whole verdict, for what its fields hold', async (name) => {
  window.history.replaceState(null, '', '?confidence=90&looks=5&seed=3&parameter=utm_term');
  const written: string[] = [];
  Object.assign(navigator, {clipboard: {writeText: async (text: string) => void written.push(text)}});
  const Tool = components[name];
  const {container} = render(<Tool />);
  await press(report);
  expect(container.querySelector('.actions [role=status]')).toHaveTextContent(/^(Text|Markdown) copied\.$/);
  const verdict = [...container.querySelectorAll('[role=status][data-tone]')].at(-1);
  const said = [...(verdict?.children ?? [])].map((each) => each.textContent);
  // A report as Markdown is a document, and no verdict.
  const expected = screen.queryByRole('button', {name: 'Copy as Markdown'}) ? [] : said;
  for (const words of [...expected, more[name] ?? '']) expect(written.join()).toContain(words);
});

test('a file of values begins with the mark that Excel needs, has its name, and is let go of once it is read', async () => {
  jest.useFakeTimers();
  const made: Blob[] = [];
  const letGo = jest.fn();
  Object.assign(URL, {createObjectURL: (blob: Blob) => (made.push(blob), 'blob:1'), revokeObjectURL: letGo});
  const saved: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(`${this.download} ${this.href}`);
  });
  saveCsv('a.csv', 'Größe');
  expect(saved).toEqual(['a.csv blob:1']);
  expect(letGo).not.toHaveBeenCalled();
  jest.advanceTimersByTime(10_000);
  expect(letGo).toHaveBeenCalledWith('blob:1');
  jest.useRealTimers();
  const bytes = await new Promise<unknown>((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result));
    reader.readAsArrayBuffer(made[0] ?? new Blob());
  });
  expect(Buffer.from(bytes instanceof ArrayBuffer ? bytes : new ArrayBuffer(0)).toString('hex')).toMatch(
    /^efbbbf4772c3b6/,
  );
});
