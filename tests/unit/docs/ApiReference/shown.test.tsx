/** @jest-environment jsdom */
import {screen} from '@testing-library/react';
import {Fields} from '@site/src/docs/ApiReference/Fields';
import {renderInSite} from '../../../support/render';
import {textsOf} from '../../../support/textsOf';

const field = {type: 'string', schema: undefined, example: undefined, isRequired: false};

test('a field has its type, what it means, an example where there is one, and whether it has to be there', () => {
  renderInSite(
    <Fields
      heading="Property"
      fields={[
        {...field, name: 'name', isRequired: true, description: 'Its `title`.'},
        {...field, name: 'url', description: 'Where it is.', example: 'https://example.com/'},
        {...field, name: 'pages', type: 'array', schema: 'Page', description: 'All of them.'},
      ]}
    />,
  );
  expect(screen.getAllByRole('row').map((row) => textsOf(row.children))).toEqual([
    ['Property', 'Type', 'Description'],
    ['namerequired', 'string', 'Its title.'],
    ['urloptional', 'string', 'Where it is.Example: https://example.com/'],
    ['pagesoptional', 'array of Page', 'All of them.'],
  ]);
  expect(screen.getByText('title').localName).toBe('code');
  expect(screen.getByRole('link', {name: 'Page'})).toHaveAttribute('href', '#object-Page');
});
