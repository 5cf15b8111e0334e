import clsx from 'clsx';
import {ArrowRight} from 'lucide-react';
import {SiteLink} from '../SiteLink';
import {StatusMark, type FeatureStatus} from '../StatusMark';
import cardLink from '../cardLink.module.css';
import styles from './styles.module.css';

export interface FeatureCard {
  title: string;
  description: string;
  /** A page with more; the whole card leads there. */
  to?: string;
  status?: FeatureStatus;
}

/**
 * How a group stands on wide screens: `pairs` sets two a row, `rows` lists
 * titles beside their texts.
 */
export type CardLayout = 'even' | 'pairs' | 'rows';

export interface CardGroupProps {
  cards: readonly FeatureCard[];
  layout?: CardLayout;
  /** Level of the cards' headings: 3 below a section's heading. */
  headingLevel?: 2 | 3;
}

export function CardGroup({cards, layout = 'even', headingLevel = 3}: CardGroupProps) {
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <ul className={clsx(styles.group, styles[layout])}>
      {cards.map(({title, description, to, status}) => (
        <li key={title} className={clsx(styles.card, to !== undefined && styles.linked)}>
          <Heading className={clsx(cardLink.cardLink, styles.title)}>
            {to === undefined ? title : <SiteLink to={to}>{title}</SiteLink>}
            {status !== undefined && <StatusMark status={status} />}
          </Heading>
          <p className={styles.description}>{description}</p>
          {to !== undefined && <ArrowRight className={styles.arrow} aria-hidden="true" size={20} />}
        </li>
      ))}
    </ul>
  );
}
