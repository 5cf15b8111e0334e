import {useState} from 'react';
import {ArrowRight} from 'lucide-react';
import {SiteLink} from '@site/src/ui/SiteLink';
import {BikePage} from '../_BikePage';
import {changeIds, changesText, type ChangeId} from '../_BikePage/words';
import {changeCards} from '../words';
import cards from './ChangeCard.module.css';
import styles from './styles.module.css';

/** The page with a card at each change, with its switch; on wide screens a thread joins the two while the change is on. */
export default function PersonalizationDemo() {
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
        {changeCards.map(({id, title: name, description, to, action}) => (
          <li key={id} className={cards.card} data-change={id} data-on={changes.has(id)}>
            <h3>
              <SiteLink className={cards.link} to={to}>
                {name} <ArrowRight aria-hidden="true" size={18} />
              </SiteLink>
            </h3>
            <p className={cards.description}>{description}</p>
            <button
              type="button"
              role="switch"
              className={cards.switch}
              aria-checked={changes.has(id)}
              onClick={() => toggle(id)}
            >
              <span className={cards.track} aria-hidden="true" />
              {action}
            </button>
          </li>
        ))}
      </ul>
      <div className={styles.below}>
        <p className={styles.summary} role="status">
          <strong>{title}</strong> {text}
        </p>
        <div className={styles.all} role="group" aria-label="All changes at once" data-needs-script>
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
