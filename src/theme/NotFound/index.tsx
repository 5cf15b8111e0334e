/**
 * Replaces the theme's page: title and content come together from
 * NotFound/Content, which the docs plugin also shows on its own.
 */
import type {ReactNode} from 'react';
import Layout from '@theme/Layout';
import NotFoundContent from '@theme/NotFound/Content';

export default function NotFound(): ReactNode {
  return (
    <Layout>
      <NotFoundContent />
    </Layout>
  );
}
