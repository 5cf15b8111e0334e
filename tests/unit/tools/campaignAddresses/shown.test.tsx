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
  show(`?rows=several&sheet=${encodeURIComponent('base\nexample.com/a\nmailto:b@example.com\nexample.com/c')}`);
  const urls = ['https://example.com/a', 'https://example.com/c'];
  for (const [index, button] of screen.getAllByRole('button', {name: /^Copy URL [13]$/}).entries()) {
    expect(await copied(button)).toBe(urls[index]);
  }
  expect(await copied(screen.getByRole('button', {name: 'Copy all URLs'}))).toBe(urls.join('\n'));
  expect(await copied(screen.getByRole('button', {name: 'Copy as CSV'}))).toMatch(
    /^"base","source".*example\.com\/c"/s,
  );
  for (const link of screen.getAllByRole('link', {name: /^Open .* in a new tab$/})) {
    const button = within(link.parentElement ?? document.body).getByRole('button');
    expect(await copied(button)).toBe(link.getAttribute('href'));
  }
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
  expect(await copied(screen.getByRole('button', {name: 'Copy as text'}))).toMatch(/^utm_term: \*de\* /m);
  type('Values or URLs', 'de\n'.repeat(507));
  expect(container).toHaveTextContent('7 more are left out.');
});
