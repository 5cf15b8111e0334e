import {render} from '@testing-library/react';
import type {PostDetails} from '@site/src/blog/summary';
import {PostData} from '@site/src/plugins/blog/browser/PostData';
import {readPostDocument} from '@site/src/plugins/blog/browser/postDocument';
import {postText} from '@site/src/components/post/postText';
import {postSummary} from '../../../support/posts';

const post: PostDetails = {
  ...postSummary({title: 'Ends </script><!-- early'}),
  coverAlt: 'An ad and its page',
  shareCard: '/assets/blog/cards/message-match-00000000.png',
  related: [postSummary({slug: 'reading-a-test'})],
  editUrl: undefined,
  lastUpdatedAt: undefined,
};
const contents = [{value: 'Why <code>it</code> happens', id: 'why', level: 2}];

const page = (html: string): Document => new DOMParser().parseFromString(`<body>${html}`, 'text/html');
const text = '<p>Somebody searches &amp; clicks.</p>';
const body = `<div id="${postText.id}">${text}</div>`;

test('a post is read from its page as it was written into it, whatever its words are', () => {
  const {container} = render(<PostData post={post} contents={contents} />);
  expect(readPostDocument(page(body + container.innerHTML))).toEqual({post, contents, body: text});
});

test('a page without a post has none to read', () => {
  const {container} = render(<PostData post={post} contents={contents} />);
  expect(readPostDocument(page('<h1>Post Not Found</h1>'))).toBeUndefined();
  expect(readPostDocument(page(body))).toBeUndefined();
  expect(readPostDocument(page(container.innerHTML))).toBeUndefined();
});
