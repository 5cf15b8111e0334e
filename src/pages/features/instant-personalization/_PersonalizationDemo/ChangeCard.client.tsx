import type {ReactNode} from 'react';
import {ArrowRight} from 'lucide-react';
import {SiteLink} from '@site/src/ui/SiteLink';
import type {changeCards} from '../words';
import styles from './ChangeCard.module.css';

interface ChangeCardProps {
  readonly card: (typeof changeCards)[number];
  readonly isOn: boolean;
  readonly onToggle: () => void;
}

/** One kind of change, its switch, and on wide screens the thread to what it changes. */
export function ChangeCard({card, isOn, onToggle}: ChangeCardProps): ReactNode {
  return (
    <li className={styles.card} data-change={card.id} data-on={isOn}>
      <h3>
        <SiteLink className={styles.link} to={card.to}>
          {card.title} <ArrowRight aria-hidden="true" size={18} />
        </SiteLink>
      </h3>
      <p className={styles.description}>{card.description}</p>
      <button type="button" role="switch" className={styles.switch} aria-checked={isOn} onClick={onToggle}>
        <span className={styles.track} aria-hidden="true" />
        {card.action}
      </button>
    </li>
  );
}
