/** @jest-environment jsdom */
import type {ComponentType} from 'react';
import {render, screen} from '@testing-library/react';

/** What the editor gives to a preview, of which ours uses a part. */
interface Given {
  readonly entry: {readonly getIn: (path: readonly string[]) => unknown};
  readonly widgetFor: (name: string) => string;
  readonly getAsset: (path: string) => {readonly url: string} | undefined;
}

const {PostPreview} = jest.requireActual<{readonly PostPreview: ComponentType<Given>}>(
  '@site/src/pipeline/publish/editor/client/PostPreview',
);

const post = {
  title: 'What a page says first',
  excerpt: 'In one sentence.',
  category: 'Marketing',
  date: '2025-11-03',
  image: 'cover.png',
  imageAlt: 'A blue area',
};

function show(changes: Partial<typeof post> = {}): string {
  const values = new Map<unknown, unknown>(Object.entries({...post, ...changes}));
  const {container} = render(
    <PostPreview
      entry={{getIn: ([data, name]) => (data === 'data' ? values.get(name) : undefined)}}
      widgetFor={(name) => `<${name}>`}
      getAsset={(path) => ({url: `blob:of-${path}`})}
    />,
  );
  return container.textContent;
}

test('a post is previewed with each of its fields where its page has it', () => {
  expect(show()).toBe('MarketingWhat a page says first<author> · November 3, 2025<body>');
  expect(screen.getByRole('heading', {level: 1})).toHaveTextContent(post.title);
  expect(screen.getByRole('img', {name: post.imageAlt})).toHaveAttribute('src', 'blob:of-cover.png');
  expect(screen.getByText('November 3, 2025')).toHaveAttribute('datetime', post.date);
});

test('a picture that was just chosen is shown, none before one is, and a date as far as it is typed', () => {
  show({image: 'blob:just-chosen'});
  expect(screen.getByRole('img')).toHaveAttribute('src', 'blob:just-chosen');
  document.body.replaceChildren();
  expect(show({image: '', date: '2025-11'})).toContain('<author> · 2025-11');
  expect(screen.queryByRole('img')).toBeNull();
});
