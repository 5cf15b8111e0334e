import clsx from 'clsx';
import {ArrowRight} from 'lucide-react';
import {features} from '@site/src/content/features';
import type {FeatureCard} from '@site/src/ui/CardGroup';
import {Section} from '@site/src/ui/Section';
import {SiteLink} from '@site/src/ui/SiteLink';
import {StatusMark} from '@site/src/ui/StatusMark';
import {HungPages} from './HungPages';
import box from '@site/src/ui/box.module.css';
import cardLink from '@site/src/ui/cardLink.module.css';
import text from '@site/src/ui/text.module.css';
import styles from './styles.module.css';

const moreDemos: readonly (FeatureCard & {readonly to: string})[] = [
  {
    title: 'Audience Signals',
    description: 'Campaign, keyword, language and device decide which page is shown.',
    to: features.audienceTargeting.path,
  },
  {
    title: 'Dynamic CTAs',
    description: 'Buttons with words and a destination for each campaign.',
    to: features.dynamicCtas.path,
  },
  {
    title: 'Batch Tailoring',
    status: 'Coming Soon',
    description: 'A video guide to the bulk generator, which makes a page for each row of a CSV.',
    to: features.instantPersonalization.path,
  },
];

/** Features beyond the guides, below one page in its versions. */
export function MoreDemos() {
  return (
    <Section tone="sunken">
      <h2>One page, many fits</h2>
      <div className={clsx(box.card, styles.panel)}>
        <HungPages />
        <ul className={styles.cards}>
          {moreDemos.map(({title, description, to, status}) => (
            <li key={title} className={styles.card}>
              <div className={styles.heading}>
                <h3 className={clsx(cardLink.cardLink, styles.title)}>
                  <SiteLink to={to}>{title}</SiteLink>
                </h3>
                {status === undefined ? (
                  <ArrowRight className={styles.arrow} aria-hidden="true" size={20} />
                ) : (
                  <StatusMark status={status} />
                )}
              </div>
              <p className={text.quiet}>{description}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
