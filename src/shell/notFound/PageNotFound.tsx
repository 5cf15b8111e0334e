import type {ReactNode} from 'react';
import {ButtonLink} from '../../ui/Button';
import {MessagePage, WaysOn} from '../../ui/MessagePage';
import {SiteLink} from '../../ui/SiteLink';
import {NotFoundDrawing} from './NotFoundDrawing';

/** The content of the page for unknown paths. */
export function PageNotFound(): ReactNode {
  return (
    <MessagePage
      heading="404"
      headingSize="code"
      message="Oops! Page not found"
      figure={<NotFoundDrawing kind="page" />}
    >
      <p>The page may have moved, or the link may be missing a few letters.</p>
      <WaysOn>
        <ButtonLink to="/">Return to the home page</ButtonLink>
      </WaysOn>
      <WaysOn>
        <SiteLink to="/demos">Watch the demos</SiteLink>
        <SiteLink to="/docs">Read the docs</SiteLink>
        <SiteLink to="/blog">Browse the blog</SiteLink>
      </WaysOn>
    </MessagePage>
  );
}
