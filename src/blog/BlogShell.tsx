import type {ReactNode} from 'react';
import Layout from '@theme/Layout';

export interface BlogShellProps {
  readonly title: string;
  readonly description: string;
  readonly children: ReactNode;
}

/** What the blog's lists have around them. */
export function BlogShell({title, description, children}: BlogShellProps) {
  return (
    <Layout title={title} description={description}>
      <main>{children}</main>
    </Layout>
  );
}
