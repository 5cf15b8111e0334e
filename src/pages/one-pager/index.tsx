import Layout from '@theme/Layout';
import {Printer} from 'lucide-react';
import {Button} from '@site/src/ui/Button';
import {CheckList} from '@site/src/ui/CheckList';
import {opensDialog} from '@site/src/ui/Dialog/opensDialog';
import {traditionalWeeks} from '@site/src/content/claims';
import {SiteLink} from '@site/src/ui/SiteLink';
import {Examples} from './_Examples';
import {Opening} from './_Opening';
import {Part, Sheet} from './_Sheet';
import {Weeks} from './_Weeks';
import {callToAction, challenge, keyFeatures, customer, solution, suiteStages, useCases} from './words';
import tag from './callToAction.module.css';
import suite from './suite.module.css';
import styles from './styles.module.css';

/** The label that hangs from the sheet: the one thing to do next. */
function CallToAction() {
  return (
    <section className={tag.tag} aria-label="Start here" data-print="hide">
      <svg className={tag.thread} viewBox="0 0 40 100" aria-hidden="true">
        <path d="M20 0C8 30 32 64 20 100" />
      </svg>
      <span className={tag.eyelet} aria-hidden="true" />
      <p className={tag.offer}>{callToAction.offer}</p>
      <Button id={callToAction.clickId} {...opensDialog('lead')}>
        {callToAction.label}
      </Button>
      <button type="button" className={tag.print} data-print-page data-needs-script>
        <Printer size={18} aria-hidden="true" />
        {callToAction.print}
      </button>
    </section>
  );
}

/** What is in the product, along one thread: from the first edit to the result. */
function Suite() {
  return (
    <ol className={suite.suite}>
      {suiteStages.map(({title, text, to, links}) => (
        <li key={title} className={suite.stage}>
          <h3 className={suite.title}>
            <SiteLink to={to}>{title}</SiteLink>
          </h3>
          <p className={suite.text}>{text}</p>
          <ul className={suite.links}>
            {links.map((feature) => (
              <li key={feature.path}>
                <SiteLink to={feature.path}>{feature.title}</SiteLink>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}

export default function OnePager() {
  return (
    <Layout
      title="One-Pager"
      description="Tailor AI on one page: the challenge, the solution, what the product includes, how it is used, and how to start."
    >
      <Sheet>
        <Opening action={<CallToAction />} />
        <Part aria-label="Challenge and solution">
          <div className={styles.pair}>
            <div className={styles.side}>
              <h2>{challenge.title}</h2>
              <p className={styles.story}>
                {challenge.text} <SiteLink to="/vs">Compare Tailor with traditional tools</SiteLink>
              </p>
              <Weeks
                label={challenge.picture}
                legend={challenge.legend}
                taken={7 * traditionalWeeks.least}
                perhaps={7 * traditionalWeeks.most}
              />
            </div>
            <div className={styles.side}>
              <h2>{solution.title}</h2>
              <p className={styles.story}>{solution.text}</p>
              <Weeks label={solution.picture} legend={solution.legend} taken={0} perhaps={0} />
            </div>
          </div>
        </Part>
        <Part title="The feature suite">
          <Suite />
        </Part>
        <Part title="Use cases" turnsPage>
          <ul className={styles.cases}>
            {useCases.map(({title, signal, text}) => (
              <li key={title} className={styles.case}>
                <h3 className={styles.name}>{title}</h3>
                <code className={styles.signal}>{signal}</code>
                <p className={styles.text}>{text}</p>
              </li>
            ))}
          </ul>
        </Part>
        <Part title="Key features">
          <div className={styles.features}>
            <div className={styles.list}>
              <CheckList items={keyFeatures} />
            </div>
            <Examples />
          </div>
        </Part>
        {customer.quote !== undefined && (
          <Part cloth="butter" aria-label="What a customer says">
            <figure>
              <blockquote className={styles.quote}>{customer.quote.quote}</blockquote>
              <figcaption className={styles.person}>
                <strong>{customer.quote.author}</strong>, {customer.quote.role}, {customer.quote.company}
              </figcaption>
            </figure>
          </Part>
        )}
      </Sheet>
    </Layout>
  );
}
