/** @jest-environment jsdom */
import {render} from '@testing-library/react';
import {Words} from '@site/src/docs/Integration/Words';

const said = jest.spyOn(console, 'error').mockImplementation(() => {});
beforeEach(() => said.mockClear());

test.each([
  ['`code` first, and **strong**', '<code>code</code> first, and <strong>strong</strong>'],
  ['**one****two**', '<strong>one</strong><strong>two</strong>'],
  ['See [the guide](/docs/ab-testing)', 'See <a href="/docs/ab-testing">the guide</a>'],
  ['Plain', 'Plain'],
])('%s is drawn with its marks, and React has nothing to say of it', (text, html) => {
  const {container} = render(<Words text={text} />);
  expect(container.innerHTML).toBe(html);
  expect(said).not.toHaveBeenCalled();
});
