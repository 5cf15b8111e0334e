import Layout from '@theme/Layout';
import {countAtStart} from '@site/src/lib/countInWords';
import {NextStep} from '@site/src/ui/NextStep';
import {PageHeader} from '@site/src/ui/PageHeader';
import {Section} from '@site/src/ui/Section';
import {Guide} from './_Guide';
import {GuideContents} from './_GuideContents';
import {MoreDemos} from './_MoreDemos';
import {PlayerKeys} from './_PlayerKeys';
import {demoGuides} from './guides';
import styles from './styles.module.css';

const lengths = demoGuides.map(({duration}) => duration);

export default function Demos() {
  return (
    <Layout
      title="Demos"
      description={`${countAtStart(demoGuides.length)} video guides to tailoring, publishing, testing and setting up. One task each, in less than a minute, with captions and transcript.`}
    >
      <main data-lit>
        <PageHeader
          title="See it done, one task at a time"
          large
          lead={`${lengths.length} guides of ${Math.min(...lengths)} to ${Math.max(...lengths)} seconds, each from the first click to the finished page. Start\u00a0with the one you need today.`}
        />
        <Section tone="denim" className={styles.stage} data-guides>
          <div className={styles.layout}>
            <GuideContents />
            <div>
              {demoGuides.map((guide, index) => (
                <Guide key={guide.id} guide={guide} current={index === 0} next={demoGuides[index + 1]} />
              ))}
            </div>
            <PlayerKeys />
            <img className={styles.spool} src="/img/spool.svg" alt="" width={400} height={180} />
          </div>
        </Section>
        <MoreDemos />
        <NextStep
          tone="denim"
          picture={{src: '/img/own-page.svg', width: 504, height: 360}}
          title="Now on your own page"
          text="The guides use an example page. Try the same steps on yours."
        />
      </main>
    </Layout>
  );
}
