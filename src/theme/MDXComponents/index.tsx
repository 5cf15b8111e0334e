/**
 * Adds the elements that Markdown plugins make: `tool` of a fence with a tool's address (src/build/markdown/tools.ts),
 * and `sitelink` of a link in a post (src/blog/plugin/links.ts); and what any guide may write: `<Contact />`.
 */
import MDXComponents from '@theme-original/MDXComponents';
import {contactAddress} from '@site/src/content/navigation';
import {EmbeddedTool} from '@site/src/tools/EmbeddedTool';
import {CheckedLink, type SiteLinkProps} from '@site/src/ui/SiteLink';

/** `href` is what kept others from the link. */
const PostLink = ({href: _, ...props}: SiteLinkProps & {readonly href?: string}) => <CheckedLink {...props} />;

/** Names whom to ask: a link that opens the dialog. */
const Contact = () => <CheckedLink to={contactAddress}>Contact</CheckedLink>;

export default {...MDXComponents, tool: EmbeddedTool, sitelink: PostLink, Contact};
