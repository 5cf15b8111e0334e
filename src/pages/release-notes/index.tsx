import Head from '@docusaurus/Head';
import Layout from '@theme/Layout';
import {Rss} from 'lucide-react';
import {contactAddress} from '@site/src/content/navigation';
import {latestRelease, releaseFeed, releasePeriods} from '@site/src/content/releases';
import {longDate} from '@site/src/lib/dates';
import {NextStep} from '@site/src/ui/NextStep';
import {PageHeader} from '@site/src/ui/PageHeader';
import {SiteLink} from '@site/src/ui/SiteLink';
import {Wrap} from '@site/src/ui/Wrap';
import {AreaFilter} from './_AreaFilter';
import {ReleasePeriodSection} from './_ReleasePeriodSection';
import opening from './opening.module.css';
import styles from './styles.module.css';

/** The case that the tape of months comes out of, with the newest release on its lid. */
function LatestRelease() {
  return (
    <svg className={opening.case} viewBox="0 -3 300 251" aria-hidden="true">
      <path
        fill="var(--denim)"
        stroke="light-dark(var(--denim), var(--edge))"
        strokeWidth="2"
        d="M18 248V132a132 132 0 0 1 264 0v116z"
      />
      <path fill="none" stroke="var(--stitch)" strokeWidth="2" d="M32 240V134a118 118 0 0 1 236 0v106" />
      <circle fill="var(--butter)" cx="150" cy="134" r="82" />
      <circle fill="none" stroke="var(--stitch)" strokeWidth="2" cx="150" cy="134" r="70" />
      <text
        fill="var(--ink)"
        fontFamily="var(--display)"
        fontSize="46"
        fontWeight="700"
        letterSpacing="-0.03em"
        textAnchor="middle"
        x="150"
        y="151"
      >
        {latestRelease.version}
      </text>
      <path fill="var(--denim)" stroke="light-dark(var(--denim), var(--edge))" strokeWidth="2" d="M0 236h40v12H0z" />
    </svg>
  );
}

/**
 * The months printed on a tape measure that stays at the top; a stitched outline
 * marks the one being read. On a phone the tape is longer than the window is wide.
 */
function MonthList() {
  return (
    <div className={styles.rail}>
      <Wrap>
        <nav className={styles.tape} aria-label="Months">
          <span className={styles.fold} aria-hidden="true" />
          <ul className={styles.marks} data-contents="strip">
            {releasePeriods.map(({id, mark, heading}) => (
              <li key={id} className={styles.mark}>
                <a href={`#${id}`} className={styles.link}>
                  {mark}
                  <span className="visually-hidden"> {heading.replace(/^\D+/, '')}</span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </Wrap>
    </div>
  );
}

/** The newest release in its case, and the notes along the tape, newest first; they can be narrowed down to one part of the product. */
export default function ReleaseNotes() {
  return (
    <Layout
      title="Release Notes"
      description="What changed in Tailor AI, month by month: new features, improvements and what comes next. Newest release first."
    >
      <Head>
        <link rel="alternate" type="application/rss+xml" title={releaseFeed.title} href={releaseFeed.path} />
      </Head>
      <main>
        <div className={opening.opening}>
          <PageHeader
            title="Release notes"
            lead="What changed in the product, newest first, and what comes next."
            picture={<LatestRelease />}
          >
            <p className={opening.fact}>Last updated: {longDate(latestRelease.date)}</p>
            <p className={opening.fact}>Release: {latestRelease.version}</p>
            <p className={opening.fact}>
              The months are an outline. For the day of one change, ask through{' '}
              <SiteLink to={contactAddress}>Contact</SiteLink>.
            </p>
            {/* A file of the build, which the router does not know. */}
            <a className={opening.feed} href={releaseFeed.path} data-print="hide">
              <Rss aria-hidden="true" size={16} />
              RSS feed
            </a>
          </PageHeader>
        </div>
        <div className={styles.notes}>
          <MonthList />
          <Wrap>
            <AreaFilter />
            {releasePeriods.map((period) => (
              <ReleasePeriodSection key={period.id} period={period} />
            ))}
            <div className={styles.tip} aria-hidden="true" data-print="hide" />
          </Wrap>
        </div>
        <NextStep
          title="Missing something?"
          text="Tell us what your next test needs."
          link={{to: '/docs', label: 'Read the docs'}}
        />
      </main>
    </Layout>
  );
}
