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
import {comparisonCategories, type ComparisonCategory} from './words';
import styles from './styles.module.css';

const ours = 'Tailor AI';

/** Tailor AI beside one kind of traditional tools. On phones each row is a block with its columns' names in it. */
function ComparisonTable({category: {name: theirs, rows}}: {category: ComparisonCategory}) {
  return (
    <table className={styles.table} aria-label={`${ours} and ${theirs.toLowerCase()}`}>
      <thead className={styles.head}>
        <tr>
          <th scope="col">Feature</th>
          <th scope="col" className={styles.ours}>
            {ours}
          </th>
          <th scope="col">{theirs}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({feature, tailor, traditional}) => (
          <tr key={feature}>
            <th scope="row">{feature}</th>
            <td className={styles.ours}>
              <span className={styles.column} aria-hidden="true" data-search="skip">
                {ours}
              </span>
              {tailor}
            </td>
            <td>
              <span className={styles.column} aria-hidden="true" data-search="skip">
                {theirs}
              </span>
              {traditional}
            </td>
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
              Tailor, marketers change the live page themselves. Here is one comparison for each kind of tool: what is
              common to the kind, as we see it. Tools differ, so check the one you know.
            </p>
          </header>
          <Island of={TwoWays} props={{}} />
        </Wrap>
        {comparisonCategories.map((category) => (
          <Section key={category.id} rhythm="tight">
            <SectionHeading title={category.title} text={category.text} />
            <ComparisonTable category={category} />
          </Section>
        ))}
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
