import type {ReactNode} from 'react';
import {CodeXml, Lock, Scissors, ShieldCheck, type LucideIcon} from 'lucide-react';
import type {LeadDialogWords} from './words';
import styles from './TrustNotes.module.css';

type TrustWords = LeadDialogWords['trust'];

const notes: readonly {readonly word: keyof TrustWords; readonly Icon: LucideIcon}[] = [
  {word: 'secure', Icon: Lock},
  {word: 'privacy', Icon: ShieldCheck},
  {word: 'setup', Icon: CodeXml},
  {word: 'cancel', Icon: Scissors},
];

/** Small print under the form, in the manner of a care label. */
export function TrustNotes({words}: {readonly words: TrustWords}): ReactNode {
  return (
    <ul className={styles.notes}>
      {notes.map(({word, Icon}) => (
        <li key={word} className={styles.note}>
          <Icon className={styles.icon} size={16} aria-hidden="true" />
          {words[word]}
        </li>
      ))}
    </ul>
  );
}
