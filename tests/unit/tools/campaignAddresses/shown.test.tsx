/** @jest-environment jsdom */
import {act, fireEvent, render, screen, within} from '@testing-library/react';
import CampaignAddresses from '@site/src/tools/campaignAddresses/CampaignAddresses.island';
import {textsOf} from '../../../support/textsOf';

/** The tool on its own page, for the query of its address. */
function show(query: string): HTMLElement {
  window.history.replaceState(null, '', query);
  return render(<CampaignAddresses />).container;
}
const field = (name: string) => screen.getByLabelText(name, {exact: false, selector: 'input, select, textarea'});
const type = (name: string, value: string) => fireEvent.change(field(name), {target: {value}});

/** What a button copies. */
async function copied(button: HTMLElement): Promise<string> {
  const written: string[] = [];
  Object.assign(navigator, {clipboard: {writeText: async (text: string) => void written.push(text)}});
  await act(async () => void fireEvent.click(button));
  return written.join();
}

test('each button copies the URL beside it, or all of them', async () => {
  show(`?rows=several&sheet=${encodeURIComponent('base\nexample.com/a#b\nmailto:b@example.com\nexample.com/c')}`);
  const urls = ['https://example.com/a#b', 'https://example.com/c'];
  for (const [index, button] of screen.getAllByRole('button', {name: /^Copy URL [13]$/}).entries()) {
    expect(await copied(button)).toBe(urls[index]);
  }
  expect(await copied(screen.getByRole('button', {name: 'Copy all URLs'}))).toBe(urls.join('\n'));
  expect(await copied(screen.getByRole('button', {name: 'Copy as CSV'}))).toMatch(
    /^"base","source".*example\.com\/c"/s,
  );
  for (const link of screen.getAllByRole('link', {name: /^Open .* in a new tab$/})) {
    const button = within(link.parentElement ?? document.body).getByRole('button');
    const address = await copied(button);
    expect(link).toHaveAttribute('href', address);
    expect(link).toHaveAttribute('target', '_blank');
    expect(link.closest('.preview')?.querySelector('.address')).toHaveTextContent(address);
  }
});

/** Ad tools make names of a hundred characters, and addresses of several hundred. */
test.each([
  ['utm_source utm_medium utm_campaign utm_term utm_content', 120],
  ['Page_URL Its_URL Pattern_of_its_value', 1000],
])('%s: %i characters are taken', (names, length) => {
  show('?scheme=on&page=other');
  for (const name of names.split(' ')) {
    const most = field(name.replaceAll(/(?<!utm)_/g, ' ')).getAttribute('maxlength');
    expect([name, Number(most ?? Infinity) >= length]).toEqual([name, true]);
  }
});

test('no phone begins a value, a URL, a pattern or a list with a capital', () => {
  show('?scheme=on&page=other');
  for (const name of [
    'utm_campaign',
    'Page URL',
    'Its URL',
    'Pattern of its value',
    'Values or URLs',
    'Rows: page URL',
  ]) {
    if (name.startsWith('Rows')) type('What to build', 'several');
    expect([name, field(name).getAttribute('autocapitalize')]).toEqual([name, 'none']);
  }
});

test.each(['Rows: page URL', 'Values or URLs'])('%s: the list that no link can carry says so, and no other', (name) => {
  show('?rows=several');
  type(name, 'a'.repeat(2000));
  const said = screen.getAllByText(/This list is too long for a link/);
  expect(said).toHaveLength(1);
  expect(field(name)).toHaveAccessibleDescription(expect.stringContaining(said[0]?.textContent ?? '?'));
});

test('what the tool adds to a URL stands out, and what is typed is answered beside its field', () => {
  const container = show('?scheme=on&source=google&medium=cpc&term=a&content=b');
  const added = () => textsOf(container.querySelectorAll('b'));
  const values = ['google', 'cpc', 'spring-sale', 'a', 'b'];
  // As the guides to A/B tests and to the script tag write previews.
  expect(added()).toEqual([...values, 'treatment', 'control', 't_healthcheck']);
  for (const [index, name] of ['utm_source', 'utm_medium', 'utm_campaign'].entries()) {
    expect(field(name)).toHaveAccessibleDescription(expect.stringContaining(values[index] ?? '?'));
  }
  type('Page to look at', 'other');
  expect(field('Its URL')).toHaveTextContent(/utm_source=google&utm_medium=cpc&.*utm_content=b$/);
  type('Its URL', '“example.com/a”');
  expect(field('Its URL')).toHaveAccessibleDescription(/around it is left out/);
  fireEvent.click(screen.getByRole('checkbox', {name: 'Apply the naming scheme', checked: true}));
  expect(added()).toContain('Spring%20Sale');
  type('What to build', 'several');
  type('Rows: page URL', 'campaign\nSale');
  fireEvent.blur(field('Rows: page URL'));
  expect(field('Rows: page URL')).toHaveAccessibleDescription(/names no column for the URL/);
});

test('in a list, what a pattern catches stands out, marks stay with their lines, and each reason is said', async () => {
  const container = show('?pattern=*de*&wanted=2.4');
  expect(textsOf(container.querySelectorAll('mark'))).toEqual(['de', 'de', 'de']);
  const wanted = () =>
    [...container.querySelectorAll('td input:checked')].map((each) => each.closest('tr')?.textContent);
  const before = wanted().map((text) => text?.replace(/\d+/, ''));
  type('Values or URLs', `first\nsecond\n${field('Values or URLs').textContent}`);
  expect([before.length, wanted().map((text) => text?.replace(/\d+/, ''))]).toEqual([2, before]);
  type('Parameter', 'utm_term');
  type('Values or URLs', '?utm_source=a\n?utm_term=\n?utm_term=a&utm_term=b\n“example.com/?utm_term=de”');
  const reasons = ['It has no utm_term.', 'Its utm_term is empty.', 'more than once', 'around it is left out'];
  const rows = textsOf(container.querySelectorAll('tbody tr'));
  expect(rows.filter((text, index) => !text.includes(reasons[index] ?? '?'))).toEqual([]);
  expect(await copied(screen.getByRole('button', {name: 'Copy as text'}))).toMatch(
    // What is built from the fields as they are at first comes before it.
    /^https:\/\/\S+[?&]utm_campaign=\S+\nutm_term: \*de\* /,
  );
  type('Values or URLs', 'de\n'.repeat(507));
  expect(container).toHaveTextContent('7 more are left out.');
});

test('marks of wanted URLs are those of one list, and go with it', () => {
  show('?');
  const marked = () => screen.queryAllByRole('checkbox', {name: /^Should catch/, checked: true}).length;
  expect(marked()).toBe(2);
  type('Try it on', 'built');
  expect(marked()).toBe(0);
  fireEvent.click(screen.getByRole('checkbox', {name: /^Should catch URL 1/}));
  expect(marked()).toBe(1);
  type('Try it on', 'list');
  expect(marked()).toBe(0);
});

test('another URL that was typed to be looked at is kept while one that was built is', () => {
  show('?');
  type('Page to look at', 'other');
  type('Its URL', 'example.com/mine');
  type('Page to look at', '1');
  type('Page to look at', 'other');
  expect(field('Its URL')).toHaveValue('example.com/mine');
});

test('a field shows where a file can be dropped while one is over it, and keeps its text where that is none', async () => {
  show('?rows=several');
  const sheet = field('Rows: page URL');
  const before = sheet.textContent;
  const file = {types: ['Files'], files: [new File([new Uint8Array([80, 75, 3, 4, 0, 0])], 'book.xlsx')]};
  const isMarked = () => sheet.getAttribute('data-dropping');
  for (const end of [fireEvent.dragLeave, fireEvent.drop]) {
    expect(fireEvent.dragOver(sheet, {dataTransfer: file})).toBe(false);
    expect(isMarked()).toBe('true');
    await act(async () => void end(sheet, {dataTransfer: file}));
    expect(isMarked()).toBe('false');
  }
  expect(sheet).toHaveTextContent(before.trim(), {normalizeWhitespace: false});
  // Words that are dragged are the browser's to put down.
  const words = {types: ['text/plain'], files: []};
  expect([fireEvent.dragOver, fireEvent.drop].map((drag) => drag(sheet, {dataTransfer: words}))).toEqual([true, true]);
  expect(isMarked()).toBe('false');
});
