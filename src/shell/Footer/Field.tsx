import type {ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import {PerLanguage} from '@site/src/ui/PerAudience';
import type {FooterField} from '@site/src/content/navigation';
import {isCurrent} from '../entries';
import {cut} from './outlines';
import {Piece} from './Piece';
import styles from './styles.module.css';

interface FieldProps {
  readonly field: FooterField;
  readonly index: number;
  /** Without shapes and without a label. */
  readonly isPlain: boolean;
}

/** A labeled group of entries. */
export function Field({field: {label, entries}, index, isPlain}: FieldProps): ReactNode {
  const {pathname} = useLocation();
  const labelId = `footer-${index}`;
  return (
    <div className={styles.field}>
      {!isPlain && (
        <p className={styles.label} id={labelId}>
          <PerLanguage>{(language) => label[language]}</PerLanguage>
        </p>
      )}
      <ul className={styles.group} data-field={index} aria-labelledby={isPlain ? undefined : labelId}>
        {entries.map((entry, position) => (
          <Piece
            key={entry.id}
            entry={entry}
            outline={isPlain ? undefined : cut[index]?.[position]}
            current={isCurrent(entry, pathname)}
          />
        ))}
      </ul>
    </div>
  );
}
