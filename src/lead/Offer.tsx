import type {ReactNode} from 'react';
import {ChartLine, SquareSplitHorizontal, Timer, type LucideIcon} from 'lucide-react';
import type {Language} from '@site/src/lib/audience';
import {DialogDescription, DialogTitle} from '@site/src/ui/Dialog';
import type {LeadDialogWords} from './words';
import styles from './Offer.module.css';

const badges: readonly {readonly word: keyof LeadDialogWords['badges']; readonly Icon: LucideIcon}[] = [
  {word: 'speed', Icon: Timer},
  {word: 'testing', Icon: SquareSplitHorizontal},
  {word: 'conversion', Icon: ChartLine},
];

/** The denim side of the dialog, on phones its top alone: title, headline, badges and the early access label. */
export function Offer({words, language}: {readonly words: LeadDialogWords; readonly language: Language}): ReactNode {
  return (
    <div className={styles.offer}>
      <div className={styles.head}>
        <DialogTitle dialog="lead" language={language} className={styles.title}>
          {words.title}
        </DialogTitle>
        <DialogDescription dialog="lead" language={language} className={styles.headline}>
          {words.headline}
        </DialogDescription>
      </div>
      <ul className={styles.badges}>
        {badges.map(({word, Icon}) => (
          <li key={word} className={styles.badge}>
            <Icon className={styles.icon} size={18} aria-hidden="true" />
            {words.badges[word]}
          </li>
        ))}
      </ul>
      <p className={styles.notice}>
        <strong className={styles.noticeLabel}>{words.notice.label}</strong>
        {words.notice.text}
      </p>
    </div>
  );
}
