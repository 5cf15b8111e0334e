/** @jest-environment jsdom */
import {fireEvent, screen} from '@testing-library/react';
import UrlTester from '@site/src/pages/features/audience-targeting/_UrlTester/UrlTester.island';
import {renderInSite} from '../../../../support/render';

const type = (name: RegExp, value: string) => fireEvent.change(screen.getByRole('textbox', {name}), {target: {value}});

test.each([
  ['spring*', ['spring: spring', '-sale: *'], /^“spring-sale” starts with “spring”/],
  ['*sale', ['spring-: *', 'sale: sale'], /^“spring-sale” ends with “sale”/],
  ['*g-s*', ['sprin: *', 'g-s: g-s', 'ale: *'], /^“spring-sale” contains “g-s”/],
  ['spring-sale', ['spring-sale: spring-sale'], /./],
  ['summer*', ['spring-sale'], /./],
])('the value is laid on the pattern %s: %j', (pattern, pieces, says) => {
  const {container} = renderInSite(<UrlTester />);
  type(/^URL/, 'www.example.com/?utm_campaign=spring-sale');
  type(/^Pattern/, pattern);
  const drawn = [...container.querySelectorAll('.piece')].map(({childNodes}) =>
    [...childNodes].map(({textContent}) => textContent).join(': '),
  );
  expect(drawn).toEqual(pieces);
  expect(screen.getByRole('status').querySelector('.title + p')?.textContent).toMatch(says);
  fireEvent.change(screen.getByRole('combobox', {name: 'Parameter'}), {target: {value: 'utm_term'}});
  expect(container.querySelector('.value')).toHaveTextContent(/nothing$/);
});
