import type {ReactNode} from 'react';
import {Check, X} from 'lucide-react';
import {conditionWords, isAboutAddress, loomPages, originalHeadline} from './words';
import type {Decision} from './triggering';
import styles from './PageList.module.css';

function Mark({isMet, children}: {isMet: boolean; children: ReactNode}) {
  const Icon = isMet ? Check : X;
  return (
    <span className={styles.condition} data-met={isMet}>
      <Icon size={16} role="img" aria-label={isMet ? 'Met:' : 'Not met:'} /> {children}
    </span>
  );
}

/** All pages with their conditions, met and not; the one that is served is stitched. */
export function PageList({decision}: {decision: Decision<string>}) {
  const isOriginal = decision.served === undefined;
  return (
    <ul className={styles.pages} aria-label="Pages">
      {loomPages.map(({id, kept, tailored, language}) => {
        const checks = decision.judgments.find((judgment) => judgment.id === id)?.checks ?? [];
        return (
          <li key={id} className={styles.page} aria-current={id === decision.served}>
            <span className={styles.headline} lang={language}>
              {kept} {tailored}
            </span>
            <span className={styles.conditions}>
              {checks.map(({condition, isMet}) => (
                <Mark key={condition.signal} isMet={isMet}>
                  {isAboutAddress(condition) ? <code>{conditionWords(condition)}</code> : conditionWords(condition)}
                </Mark>
              ))}
            </span>
          </li>
        );
      })}
      <li className={styles.page} aria-current={isOriginal}>
        <span className={styles.headline}>{originalHeadline}</span>
        <span className={styles.conditions}>
          <Mark isMet={isOriginal}>the original, when nothing else fits</Mark>
        </span>
      </li>
    </ul>
  );
}
