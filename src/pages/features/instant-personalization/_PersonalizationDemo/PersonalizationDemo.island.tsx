import {useState, type ReactNode} from 'react';
import {BikePage} from '../_BikePage';
import {changeIds, changesText, type ChangeId} from '../_BikePage/words';
import {changeCards} from '../words';
import {ChangeCard} from './ChangeCard.client';
import styles from './styles.module.css';

/** The page with a card at each change; a thread joins the two while the change is on. */
export default function PersonalizationDemo(): ReactNode {
  const [changes, setChanges] = useState<ReadonlySet<ChangeId>>(new Set(changeIds));
  const {title, text} = changesText(changes);

  const toggle = (id: ChangeId): void => {
    const next = new Set(changes);
    if (!next.delete(id)) next.add(id);
    setChanges(next);
  };

  return (
    <div className={styles.alterations}>
      <div className={styles.page}>
        <BikePage changes={changes} />
      </div>
      <ul className={styles.cards}>
        {changeCards.map((card) => (
          <ChangeCard key={card.id} card={card} isOn={changes.has(card.id)} onToggle={() => toggle(card.id)} />
        ))}
      </ul>
      <div className={styles.below}>
        <p className={styles.summary} role="status">
          <strong>{title}</strong> {text}
        </p>
        <div className={styles.all} role="group" aria-label="All changes at once">
          <button type="button" className={styles.choice} onClick={() => setChanges(new Set())}>
            Show the original
          </button>
          <button type="button" className={styles.choice} onClick={() => setChanges(new Set(changeIds))}>
            Put all four on
          </button>
        </div>
      </div>
    </div>
  );
}
