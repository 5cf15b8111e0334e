import Layout from '@theme/Layout';
import clsx from 'clsx';
import {toolNames, tools} from '@site/src/content/tools';
import {countAtStart} from '@site/src/lib/countInWords';
import box from '@site/src/ui/box.module.css';
import cardLink from '@site/src/ui/cardLink.module.css';
import {NextStep} from '@site/src/ui/NextStep';
import {PageHeader} from '@site/src/ui/PageHeader';
import {Section} from '@site/src/ui/Section';
import {SiteLink} from '@site/src/ui/SiteLink';
import {ToolPicture} from './_ToolPicture';
import text from '@site/src/ui/text.module.css';
import styles from './styles.module.css';

export default function Tools() {
  return (
    <Layout
      title="Tools"
      description="Free calculators for A/B tests with published proof of every number: sample size, results, sample ratio, peeking, test plans, campaign URLs."
    >
      <main>
        <PageHeader
          title="Plan a test. Read it right."
          lead={`${countAtStart(toolNames.length)} tools for the days before, during and after an A/B test. They run in your browser and send nothing. Share a tool’s URL, and a colleague sees your numbers.`}
        />
        <Section rhythm="tight" className={styles.tools}>
          <ul className={styles.list}>
            {toolNames.map((name) => (
              <li key={name} className={clsx(box.card, styles.tool)}>
                <ToolPicture of={name} />
                <div className={styles.words}>
                  <h2 className={clsx(cardLink.cardLink, styles.title)}>
                    <SiteLink to={tools[name].path}>{tools[name].title}</SiteLink>
                  </h2>
                  <p className={text.quiet}>{tools[name].summary}</p>
                </div>
              </li>
            ))}
          </ul>
        </Section>
        <NextStep
          title="Every number is proven"
          text="Each function behind the tools is checked against published values from R, statsmodels, GrowthBook and the papers themselves."
          link={{to: '/tools/validation', label: 'See the proof'}}
        />
      </main>
    </Layout>
  );
}
