/**
 * Replaces the theme's DocItem/Content: the header also has the page's back link (front matter `back`, else to the
 * documentation's first page), its description as the lead paragraph, and the actions that copy the page or open it as Markdown.
 */
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import type {Props} from '@theme/DocItem/Content';
import MDXContent from '@theme/MDXContent';
import {BackLink} from '@site/src/ui/BackLink';
import {PageActions} from '@site/src/shell/PageActions';
import {parseBackLink} from '@site/src/lib/backLink';

const toFirstPage = {to: '/docs', label: 'Back to docs'};

export default function DocItemContent({children}: Props) {
  const {metadata, frontMatter} = useDoc();
  const isFirstPage = metadata.permalink === toFirstPage.to;
  const back = parseBackLink(frontMatter) ?? (isFirstPage ? undefined : toFirstPage);
  return (
    <div className="theme-doc-markdown markdown">
      <header className="doc-header">
        {back !== undefined && <BackLink {...back} />}
        <h1>{metadata.title}</h1>
        <p className="doc-lead">{metadata.description}</p>
        <PageActions path={metadata.permalink} className="doc-actions" />
      </header>
      <MDXContent>{children}</MDXContent>
    </div>
  );
}
