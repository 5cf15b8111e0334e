/** @jest-environment jsdom */
import {fireEvent, screen} from '@testing-library/react';
import UrlTester from '@site/src/pages/features/audience-targeting/_UrlTester/UrlTester.island';
import {renderInSite} from '../../../../support/render';

const address = () => screen.getByRole('textbox', {name: 'Address the visitor arrives at'});
const pattern = () => screen.getByRole('textbox', {name: 'Pattern of its value'});
const type = (element: HTMLElement, value: string) => fireEvent.change(element, {target: {value}});

beforeEach(() => {
  renderInSite(<UrlTester />);
});

it('compares with every change, and says why', () => {
  const status = screen.getByRole('status');
  expect(status).toHaveTextContent('“spring-sale” starts with “spring”.');
  type(pattern(), '*-sale');
  expect(status).toHaveTextContent('“spring-sale” ends with “-sale”.');
  type(address(), 'example.com/?utm_campaign=summer');
  expect(status).toHaveTextContent('No match: the original is shown.');
  fireEvent.change(screen.getByRole('combobox', {name: 'Parameter'}), {target: {value: 'utm_source'}});
  expect(status).toHaveTextContent('The address has no utm_source.');
});

it('explains what it cannot read beside the field', () => {
  type(pattern(), 'spring*sale');
  expect(pattern()).toBeInvalid();
  expect(pattern()).toHaveAccessibleDescription(/Only prefix\*, \*suffix and \*middle\* are documented\./);
  type(address(), '');
  expect(address()).toHaveAccessibleDescription(/Enter the address of a page/);
  expect(screen.getByRole('status')).toHaveTextContent('Nothing to compare yet.');
});

it('fills in an example', () => {
  fireEvent.click(screen.getByRole('button', {name: 'Upper case'}));
  expect(address()).toHaveValue('https://www.example.com/?utm_campaign=Spring-Sale');
  expect(screen.getByRole('status')).toHaveTextContent('Do not rely on this.');
});
