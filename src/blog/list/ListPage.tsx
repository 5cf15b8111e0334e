import {EndOfOpening} from '@site/src/ui/FirstPaint';
import {PageHeader} from '@site/src/ui/PageHeader';
import {BlogShell} from '../BlogShell';
import {PostBrowser} from './PostBrowser';
import type {ListProps} from './PostList';

interface ListPageProps extends ListProps {
  readonly title: string;
  readonly description: string;
}

export default function ListPage({title, description, ...list}: ListPageProps) {
  return (
    <BlogShell title={title} description={description}>
      <PageHeader title={title} lead={description} />
      <PostBrowser {...list} />
      <EndOfOpening />
    </BlogShell>
  );
}
