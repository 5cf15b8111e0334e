import {useLocation} from '@docusaurus/router';
import {PerLanguage} from '@site/src/ui/PerAudience';
import type {NavigationGroup, NavigationEntry} from '@site/src/content/navigation';
import {isCurrent} from '../entries';
import styles from './styles.module.css';
import {outlines, type Outline} from '@site/src/ui/patternPieces';
import clsx from 'clsx';
import {NavigationItem} from '../NavigationItem';

interface PieceProps {
  readonly entry: NavigationEntry;
  readonly outline: Outline;
  readonly current: boolean;
}

/** A piece of the pattern with its outline, and a large one with its grain line, which links to a page. */
function Piece({entry, outline, current}: PieceProps) {
  return (
    <li className={clsx(styles.piece, styles[outline])}>
      <svg className={styles.outline} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <path d={outlines[outline]} />
      </svg>
      <NavigationItem entry={entry} current={current} className={styles.link} />
    </li>
  );
}

/** The outline of each piece, group by group, in the order of the navigation. */
const cut = [
  ['front', 'back', 'cuff', 'flap', 'facing', 'pocket', 'hem'],
  ['facing', 'hem', 'cuff', 'yoke', 'band', 'gusset', 'flap', 'hem', 'collar', 'pocket'],
  ['panel', 'flap', 'cuff', 'gusset', 'facing', 'band', 'pocket'],
] as const satisfies readonly (readonly Outline[])[];

interface FieldProps {
  readonly field: NavigationGroup;
  readonly index: number;
}

/** A labeled group of entries. */
export function Field({field: {label, entries}, index}: FieldProps) {
  const {pathname} = useLocation();
  const labelId = `footer-${index}`;
  return (
    <div className={styles.field}>
      <p className={styles.label} id={labelId}>
        <PerLanguage>{(language) => label[language]}</PerLanguage>
      </p>
      <ul className={styles.group} data-field={index} aria-labelledby={labelId}>
        {entries.map((entry, position) => (
          <Piece
            key={entry.id}
            entry={entry}
            outline={cut[index]?.[position] ?? 'hem'}
            current={isCurrent(entry, pathname)}
          />
        ))}
      </ul>
    </div>
  );
}
