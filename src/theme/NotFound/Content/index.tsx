/**
 * Replaces the theme's NotFound/Content. Old paths are redirected before anything is shown (notFound.head.ts), and
 * unknown paths below /blog are missing posts. The content sets title and noindex itself, since the docs plugin shows
 * it in its own layout.
 */
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import {PageMetadata} from '@docusaurus/theme-common';
import {PageMeta} from '@site/src/ui/PageMeta';
import {NotFoundPage} from '@site/src/shell/notFound/NotFoundPage';
import headScript from '@generated/browser-files/default/notFound.head.json';
import styles from '../styles.module.css';

const titles = {page: 'Page not found', post: 'Post not found'} as const;

export default function NotFoundContent() {
  const isPost = useLocation().pathname.startsWith('/blog/');
  return (
    <>
      <PageMetadata
        title={isPost ? titles.post : titles.page}
        description={isPost ? 'There is no article at this address.' : 'There is no page at this address.'}
      />
      <PageMeta noIndex />
      <Head>
        <script>{headScript.code}</script>
      </Head>
      <main>
        {!isPost && (
          <div data-not-found="page" className={styles.page}>
            <NotFoundPage kind="page" />
          </div>
        )}
        {/* The one page of a plain host stands for missing posts too. */}
        <div data-not-found="post" data-title={titles.post} className={isPost ? styles.alone : styles.post}>
          <NotFoundPage kind="post" />
        </div>
      </main>
    </>
  );
}
