/** Replaces the theme's NotFound: NotFound/Content has the title too, since the docs plugin shows it on its own. */
import Layout from '@theme/Layout';
import NotFoundContent from '@theme/NotFound/Content';

export default function NotFound() {
  return (
    <Layout>
      <NotFoundContent />
    </Layout>
  );
}
