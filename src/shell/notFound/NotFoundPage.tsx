import {ButtonLink} from '../../ui/Button';
import {MessagePage, WaysOn} from '../../ui/MessagePage';
import {SiteLink} from '../../ui/SiteLink';
import {NotFoundDrawing, type NotFoundKind} from './NotFoundDrawing';

const demos = {to: '/demos', label: 'Watch the demos'};
const docs = {to: '/docs', label: 'Read the docs'};

const pages = {
  page: {
    heading: '404',
    message: 'Oops! Page not found',
    hint: 'The page may have moved, or the link may be missing a few letters.',
    back: {to: '/', label: 'Return to the home page'},
    others: [demos, docs, {to: '/blog', label: 'Browse the blog'}],
  },
  post: {
    heading: 'Post Not Found',
    message: 'There is no article at this address.',
    hint: 'It may have been renamed. Every article is on the blog, where you can search by title.',
    back: {to: '/blog', label: 'Back to Blog'},
    others: [{to: '/', label: 'Home page'}, docs, demos],
  },
} satisfies Record<NotFoundKind, object>;

/** The content of the page for unknown paths, and of that for unknown posts. */
export function NotFoundPage({kind}: {readonly kind: NotFoundKind}) {
  const {heading, message, hint, back, others} = pages[kind];
  return (
    <MessagePage
      heading={heading}
      headingSize={kind === 'page' ? 'code' : 'words'}
      message={message}
      figure={<NotFoundDrawing kind={kind} />}
    >
      <p>{hint}</p>
      <WaysOn>
        <ButtonLink to={back.to}>{back.label}</ButtonLink>
      </WaysOn>
      <WaysOn>
        {others.map(({to, label}) => (
          <SiteLink key={to} to={to}>
            {label}
          </SiteLink>
        ))}
      </WaysOn>
    </MessagePage>
  );
}
