/**
 * Adds the elements that Markdown plugins make: `tool` of a fence with a tool's address (src/pipeline/markdown/tools.ts),
 * and `sitelink` of a link in a post (src/blog/plugin/links.ts); and what any guide may write: `<Contact />`.
 * Headings have a class for reader views.
 */
import type {ComponentProps} from 'react';
import clsx from 'clsx';
import Heading from '@theme/Heading';
import MDXComponents from '@theme-original/MDXComponents';
import {contactAddress} from '@site/src/content/navigation';
import {EmbeddedTool} from '@site/src/tools/EmbeddedTool';
import {CheckedLink, type SiteLinkProps} from '@site/src/ui/SiteLink';

/** `href` is what kept others from the link. */
const PostLink = ({href: _, ...props}: SiteLinkProps & {readonly href?: string}) => <CheckedLink {...props} />;

/** Names whom to ask: a link that opens the dialog. */
const Contact = () => <CheckedLink to={contactAddress}>Contact</CheckedLink>;

/** Reader views take a heading whose id is about a menu for a part of the page around, unless its class says otherwise. */
const headingOf = (as: 'h2' | 'h3') =>
  function ArticleHeading({className, ...props}: ComponentProps<'h2'>) {
    return <Heading as={as} className={clsx('article-heading', className)} {...props} />;
  };

export default {
  ...MDXComponents,
  h2: headingOf('h2'),
  h3: headingOf('h3'),
  tool: EmbeddedTool,
  sitelink: PostLink,
  Contact,
};
