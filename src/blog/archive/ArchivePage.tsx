import {Archive, type ArchivedPost} from './Archive';
import {PageHeader} from '@site/src/ui/PageHeader';
import {BlogShell} from '../BlogShell';

const description = 'Every article of the Tailor AI blog by year, from the newest to the first, as plain links.';

export default function ArchivePage({posts}: {posts: readonly ArchivedPost[]}) {
  return (
    <BlogShell title="All articles" description={description}>
      <PageHeader back={{to: '/blog', label: 'Back to Blog'}} title="All articles" lead={description} />
      <Archive posts={posts} />
    </BlogShell>
  );
}
