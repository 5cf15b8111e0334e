import type {ReactNode} from 'react';
import {MousePointerClick} from 'lucide-react';
import {goalClicks, linkPaths, wordings, type ButtonCard} from '../words';
import styles from './styles.module.css';

/** Each thing that can be done with a button, drawn with buttons: pictures, no controls. */
const drawings: Readonly<Record<ButtonCard['id'], ReactNode>> = {
  words: wordings.map(({origin, words}) => (
    <div key={origin} className={styles.wording}>
      <span className={styles.origin}>{origin}</span>
      <span className={styles.button}>{words}</span>
    </div>
  )),
  link: (
    <div className={styles.fan}>
      <span className={styles.button}>Continue</span>
      <svg className={styles.threads} viewBox="0 0 60 96" preserveAspectRatio="none">
        <path d="M0 48C30 48 30 16 60 16M0 48h60M0 48c30 0 30 32 60 32" />
      </svg>
      <div className={styles.paths}>
        {linkPaths.map((path) => (
          <span key={path} className={styles.path}>
            {path}
          </span>
        ))}
      </div>
    </div>
  ),
  goal: goalClicks.map(({group, words, isGoal}) => (
    <div key={`${group} ${words}`} className={styles.click}>
      <span className={styles.group}>{group}</span>
      <span className={isGoal ? styles.button : styles.plain}>{words}</span>
      <span className={isGoal ? styles.counted : styles.uncounted}>
        {isGoal && <MousePointerClick size={16} />}
        {isGoal ? 'counts' : 'does not count'}
      </span>
    </div>
  )),
};

/** What can be done with a button, each with a drawing of it beside the words. */
export function ButtonCards({cards}: {cards: readonly ButtonCard[]}): ReactNode {
  return (
    <ul className={styles.cards}>
      {cards.map(({id, title, description}) => (
        <li key={id} className={styles.card}>
          <div className={styles.words}>
            <h3>{title}</h3>
            <p className={styles.description}>{description}</p>
          </div>
          <div className={styles.drawing} aria-hidden="true">
            {drawings[id]}
          </div>
        </li>
      ))}
    </ul>
  );
}
