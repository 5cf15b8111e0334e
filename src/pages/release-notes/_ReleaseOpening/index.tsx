import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {Rss} from 'lucide-react';
import {PageHeader} from '@site/src/ui/PageHeader';
import {latestRelease, releaseFeed} from '@site/src/content/releases';
import {longDate} from '@site/src/lib/dates';
import {LatestRelease} from './LatestRelease';
import styles from './styles.module.css';

/** What the newest release is and when it came; the case next to it is on the tape of months. */
export function ReleaseOpening(): ReactNode {
  return (
    <div className={styles.opening}>
      <Head>
        <link rel="alternate" type="application/rss+xml" title={releaseFeed.title} href={releaseFeed.path} />
      </Head>
      <PageHeader
        title="Release notes"
        lead="What changed in the product, newest first, and what comes next."
        picture={<LatestRelease />}
      >
        <p className={styles.fact}>Last updated: {longDate(latestRelease.date)}</p>
        <p className={styles.fact}>Release: {latestRelease.version}</p>
        {/* A file of the build, which the router does not know. */}
        <a className={styles.feed} href={releaseFeed.path}>
          <Rss aria-hidden="true" size={16} />
          RSS feed
        </a>
      </PageHeader>
    </div>
  );
}
