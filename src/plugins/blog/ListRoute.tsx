import type {ReactNode} from 'react';
import {FirstPaint} from '@site/src/components/FirstPaint';
import {PageHeader} from '@site/src/components/PageHeader';
import {BlogShell} from '@site/src/components/blog/BlogShell';
import {PostBrowser} from '@site/src/components/blog/PostBrowser';
import type {ListProps} from '@site/src/components/blog/PostList';

interface ListRouteProps extends ListProps {
  readonly title: string;
  readonly description: string;
}

export default function ListRoute({title, description, ...list}: ListRouteProps): ReactNode {
  return (
    <BlogShell title={title} description={description}>
      <PageHeader title={title} lead={description} />
      <PostBrowser {...list} />
      <FirstPaint after="opening" />
    </BlogShell>
  );
}
