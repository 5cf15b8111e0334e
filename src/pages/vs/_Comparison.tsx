import Layout from '@theme/Layout';
import {Island} from '@site/src/browser/islands/Island';
import {videos} from '@site/src/content/videos';
import {VideoEmbed} from '@site/src/player/VideoEmbed';
import {videoTitle} from '@site/src/player/video';
import {NextStep} from '@site/src/ui/NextStep';
import {PageMeta} from '@site/src/ui/PageMeta';
import {Section} from '@site/src/ui/Section';
import {SectionHeading} from '@site/src/ui/SectionHeading';
import {Wrap} from '@site/src/ui/Wrap';
import TwoWays from './_TwoWays/TwoWays.island';
import {comparisonRows, traditionalTools} from './words';
import styles from './styles.module.css';

const ours = 'Tailor AI';

/** A cell with its column's name, which phones show in it. */
function Cell({column, className, children}: {column: string; className?: string | undefined; children: string}) {
  return (
    <td className={className}>
      <span className={styles.column} aria-hidden="true" data-search="skip">
        {column}
      </span>
      {children}
    </td>
  );
}

/** Tailor AI beside both kinds of traditional tools. On phones each row is a block with its columns' names in it. */
function ComparisonTable() {
  return (
    <table className={styles.table} aria-label="Tailor AI and traditional tools">
      <thead className={styles.head}>
        <tr>
          <th scope="col">Feature</th>
          <th scope="col" className={styles.ours}>
            {ours}
          </th>
          {traditionalTools.map((kind) => (
            <th key={kind} scope="col">
              {kind}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {comparisonRows.map(({feature, tailor, traditional}) => (
          <tr key={feature}>
            <th scope="row">{feature}</th>
            <Cell column={ours} className={styles.ours}>
              {tailor}
            </Cell>
            {traditionalTools.map((kind, index) => (
              <Cell key={kind} column={kind}>
                {traditional[index] ?? ''}
              </Cell>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The comparison with traditional tools, the same under /vs and under any competitor's name. */
export default function Comparison() {
  const video = videos.comparison;
  return (
    <Layout
      title="Compare"
      description="Tailor AI and traditional tools (page builders, testing suites) side by side: editing, setup, AI, personalization, variants, testing."
    >
      <PageMeta canonicalPath="/vs" />
      <main>
        <Wrap className={styles.hero}>
          <header className={styles.opening}>
            <h1>Tailor AI and traditional tools, side by side</h1>
            <p className={styles.lead}>
              Page builders make a new page. Testing suites change the live one, with the help of developers. With
              Tailor, marketers change the live page themselves. The table says what is common to each kind, as we see
              it. Tools differ, so check the one you know.
            </p>
          </header>
          <Island of={TwoWays} props={{}} />
        </Wrap>
        <Section rhythm="tight">
          <SectionHeading
            title="Feature by feature"
            text="Traditional tools are of two kinds: page builders make a new page, in an editor of their own; testing suites change the live page, as Tailor does, and can test anything on it."
          />
          <ComparisonTable />
        </Section>
        <Section tone="denim" rhythm="tight">
          <div className={styles.video}>
            <div className={styles.words}>
              <h2>See it in {video.duration} seconds</h2>
              <p>{video.description}</p>
            </div>
            <VideoEmbed video="comparison" title={videoTitle(video, 'en')} />
          </div>
        </Section>
        <NextStep
          title="Compare it on your own page"
          text="Choose a page you know well, tailor it once, and see how long it takes."
          link={{to: '/demos', label: 'Browse the demos'}}
          tone="sunken"
        />
      </main>
    </Layout>
  );
}
