import {MousePointerClick} from 'lucide-react';
import {cards, goalClicks, linkPaths, wordings} from '../words';
import text from '@site/src/ui/text.module.css';
import styles from './styles.module.css';

/** Each thing that can be done with a button, drawn with buttons: pictures, no controls. */
const drawings = {
  words: wordings.map(({origin, words}) => (
    <div key={origin} className={styles.wording}>
      <span className={text.code}>{origin}</span>
      <span className={styles.button}>{words}</span>
    </div>
  )),
  link: (
    <div className={styles.fan}>
      <span className={styles.button}>Continue</span>
      <svg className={styles.threads} viewBox="0 0 60 96" preserveAspectRatio="none">
        <path d="M0 48C30 48 30 16 60 16M0 48h60M0 48c30 0 30 32 60 32" vectorEffect="non-scaling-stroke" />
      </svg>
      <div className={styles.paths}>
        {linkPaths.map((path) => (
          <span key={path} className={text.code}>
            {path}
          </span>
        ))}
      </div>
    </div>
  ),
  goal: goalClicks.map(({group, words, isGoal}) => (
    <div key={`${group} ${words}`} className={styles.click}>
      <span className={text.quiet}>{group}</span>
      <span className={isGoal ? styles.button : styles.plain}>{words}</span>
      {isGoal ? (
        <span className={styles.counted}>
          <MousePointerClick size={16} /> counts
        </span>
      ) : (
        <span className={text.quiet}>does not count</span>
      )}
    </div>
  )),
};

/** What can be done with a button, each with a drawing of it beside the words. */
export function ButtonCards() {
  return (
    <ul className={styles.cards}>
      {cards.map(({id, title, description}) => (
        <li key={id}>
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
