import Layout from '@theme/Layout';
import {NextStep} from '@site/src/ui/NextStep';
import {PageHeader} from '@site/src/ui/PageHeader';
import {SiteLink} from '@site/src/ui/SiteLink';
import {Wrap} from '@site/src/ui/Wrap';
import {caseStudyPath, nextStep, type CaseStudy} from './studies';
import styles from './list.module.css';

type TaggedStudy = Pick<CaseStudy, 'slug' | 'title' | 'customer' | 'summary'>;

/** The list of case studies, as tags on one thread. */
export default function ListPage({studies}: {studies: readonly TaggedStudy[]}) {
  return (
    <Layout
      title="Case Studies"
      description="Pages that customers tailored with Tailor AI: what each of them said before, what it says now, and what the test found."
    >
      <main>
        <PageHeader
          title="Case studies"
          lead="Pages that were tailored, each with what was changed and what the test said about it."
        />
        <Wrap>
          <ul className={styles.tags}>
            {studies.map(({slug, title, customer, summary}) => (
              <li key={slug} className={styles.tag}>
                <p className={styles.customer}>{customer}</p>
                <h2 className={styles.title}>
                  <SiteLink className={styles.link} to={caseStudyPath(slug)}>
                    {title}
                  </SiteLink>
                </h2>
                <p className={styles.summary}>{summary}</p>
              </li>
            ))}
          </ul>
        </Wrap>
        <NextStep {...nextStep} />
      </main>
    </Layout>
  );
}
