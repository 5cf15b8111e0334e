import type {ReactNode} from 'react';
import type {ArchivedPost} from '@site/src/blog/archive';
import {PageHeader} from '@site/src/components/PageHeader';
import {Archive} from '@site/src/components/blog/Archive';
import {BlogShell} from '@site/src/components/blog/BlogShell';

const description = 'Every article of the Tailor AI blog by year, from the newest to the first, as plain links.';

export default function ArchiveRoute({posts}: {posts: readonly ArchivedPost[]}): ReactNode {
  return (
    <BlogShell title="All articles" description={description}>
      <PageHeader back={{to: '/blog', label: 'Back to Blog'}} title="All articles" lead={description} />
      <Archive posts={posts} />
    </BlogShell>
  );
}
