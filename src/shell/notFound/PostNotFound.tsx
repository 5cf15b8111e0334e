import type {ReactNode} from 'react';
import {ButtonLink} from '../../ui/Button';
import {MessagePage, WaysOn} from '../../ui/MessagePage';
import {SiteLink} from '../../ui/SiteLink';
import {NotFoundDrawing} from './NotFoundDrawing';

/** The content of the page for unknown paths below /blog. */
export function PostNotFound(): ReactNode {
  return (
    <MessagePage
      heading="Post Not Found"
      message="There is no article at this address."
      figure={<NotFoundDrawing kind="post" />}
    >
      <p>It may have been renamed. Every article is on the blog, where you can search by title.</p>
      <WaysOn>
        <ButtonLink to="/blog">Back to Blog</ButtonLink>
      </WaysOn>
      <WaysOn>
        <SiteLink to="/">Home page</SiteLink>
        <SiteLink to="/docs">Read the docs</SiteLink>
        <SiteLink to="/demos">Watch the demos</SiteLink>
      </WaysOn>
    </MessagePage>
  );
}
